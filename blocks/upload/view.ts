export { enhance as mount } from './enhance';
