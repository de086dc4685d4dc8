export { enhance as mount } from './view/enhance';
