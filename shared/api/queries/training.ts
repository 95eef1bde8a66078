import { checkAuth } from '../../contract/training.ts';
import { read } from './read.ts';

export const authQuery = () => read(checkAuth);
