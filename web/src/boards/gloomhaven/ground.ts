// What all parts of this board share.
import { ground as common } from '../common/ground';
import type { Picture } from './after';

export const ground = () => common<Picture>();
