export { count } from './count';
export { overlay, OPEN } from './overlay';
export type { Overlay, OverlayOptions } from './overlay';
export { stopMedia } from './stop-media';
export { whenDone } from './when-done';
