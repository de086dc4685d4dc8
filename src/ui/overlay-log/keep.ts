/** Keeps the log; loaded in the owner's test only. */
import { keepLog } from './log';

keepLog();
