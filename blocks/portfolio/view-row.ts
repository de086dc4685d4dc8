export { row as mount } from './row';
