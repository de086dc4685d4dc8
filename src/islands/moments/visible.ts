import { whenNear } from '../page';
import type { Moment } from './moment';

/** Wakes when the island's content is within one screen of the viewport and the page is idle. */
export const visible: Moment = whenNear;
