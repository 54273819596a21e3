// What all parts of this board share, with its own view.
import { boardContext as shared, type BoardContext } from '../common/boardContext';
import type { TableView } from './view';

export function boardContext(): BoardContext<TableView> {
  return shared<TableView>();
}
