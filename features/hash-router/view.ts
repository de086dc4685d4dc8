export { route as mount } from './route';
