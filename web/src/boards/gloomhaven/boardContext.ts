// What all parts of this board share.
import { ground as common } from '../common/boardContext';
import type { Picture } from './events/applyEvent';

export const ground = () => common<Picture>();
