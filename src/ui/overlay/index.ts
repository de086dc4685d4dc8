export { count } from './count';
export { host } from './host';
export type { HostProps } from './host';
export { overlay, OPEN } from './overlay';
export type { Overlay, OverlayOptions } from './overlay';
export { stopMedia } from './stop-media';
export { whenDone } from './when-done';
