export { host } from './host';
export type { HostProps } from './host';
export { overlay } from './overlay';
export type { Overlay } from './overlay';
