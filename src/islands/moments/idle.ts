import { whenIdle } from '../page';
import type { Moment } from './moment';

/** The page has loaded and rests. */
export const idle: Moment = whenIdle;
