// What all parts of this board share, with its own view.
import { ground as shared, type Ground } from '../common/boardContext';
import type { TableView } from './view';

export function ground(): Ground<TableView> {
  return shared<TableView>();
}
