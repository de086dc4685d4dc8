export { mount } from '../../src/ui/carousel';
