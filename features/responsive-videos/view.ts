export { watch as mount } from './view/watch';
