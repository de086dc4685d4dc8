export { row as mount } from './view/row';
