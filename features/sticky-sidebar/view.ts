export { stick as mount } from './view/stick';
