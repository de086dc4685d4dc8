import type { Moment } from './moment';

/** Wakes immediately. */
export const load: Moment = ( wake ) => wake();
