import { whenIdle } from '../page';
import type { Moment } from './moment';

/** Wakes when the page has loaded and is idle. */
export const idle: Moment = whenIdle;
