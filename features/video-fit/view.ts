export { watch as mount } from './watch';
