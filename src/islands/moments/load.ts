import type { Moment } from './moment';

/**
 * At once.
 * @param wake
 */
export const load: Moment = ( wake ) => wake();
