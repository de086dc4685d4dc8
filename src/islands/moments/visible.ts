import { whenNear } from '../page';
import type { Moment } from './moment';

/** The island's content is on the screen or within a screen of it, and the page rests. */
export const visible: Moment = whenNear;
