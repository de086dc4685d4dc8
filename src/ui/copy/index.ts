export { copyAndNotify } from './copy-and-notify';
