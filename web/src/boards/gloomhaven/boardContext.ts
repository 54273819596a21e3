// What all parts of this board share.
import { boardContext as common } from '../common/boardContext';
import type { Picture } from './events/applyEvent';

export const boardContext = () => common<Picture>();
