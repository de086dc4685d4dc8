export { route as mount } from './view/route';
