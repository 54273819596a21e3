// What all parts of this board share, with its own view.
import { ground as shared, type Ground } from '../common/ground';
import type { Picture } from './after';

export function ground(): Ground<Picture> {
  return shared<Picture>();
}
