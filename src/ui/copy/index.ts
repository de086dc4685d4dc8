export { copyAndTell } from './copy-and-tell';
