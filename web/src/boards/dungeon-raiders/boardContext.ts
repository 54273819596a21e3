// What all parts of this board share, with its own view.
import { ground as shared, type Ground } from '../common/boardContext';
import type { Picture } from './events/applyEvent';

export function ground(): Ground<Picture> {
  return shared<Picture>();
}
