export { keepLog, LOG_KEY, readLog, writeLog } from './log';
export { record } from './record';
export type { LoggedVisit, QueueEvent } from './types';
