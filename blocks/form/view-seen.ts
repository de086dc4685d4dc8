export { seen as mount } from './view/seen';
