export { follow as mount } from './view/follow';
