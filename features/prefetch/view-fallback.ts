export { mount } from './view/prefetch';
