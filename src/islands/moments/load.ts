import type { Moment } from '.';

/**
 * At once.
 * @param wake
 */
export const load: Moment = ( wake ) => wake();
