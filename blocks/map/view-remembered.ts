import { wakeIfAllowed } from './view/remembered';

export const mount = wakeIfAllowed;
