export { openWindow } from './window';
