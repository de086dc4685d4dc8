import { whenNear } from '../page';
import type { Moment } from '.';

/**
 * The island's content is on the screen.
 * @param wake
 * @param island
 */
export const visible: Moment = ( wake, island ) => whenNear( wake, island );
