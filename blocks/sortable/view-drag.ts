export { drag as mount } from './view/drag';
