// What all parts of this board share, with its own view.
import { boardContext as shared, type BoardContext } from '../common/boardContext';
import type { Picture } from './events/applyEvent';

export function boardContext(): BoardContext<Picture> {
  return shared<Picture>();
}
