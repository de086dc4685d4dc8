import type { Moment } from '.';

/** At once. */
export const load: Moment = ( wake ) => wake();
