import { whenNear } from '../page';
import type { Moment } from '.';

/** The island's content is on the screen. */
export const visible: Moment = whenNear;
