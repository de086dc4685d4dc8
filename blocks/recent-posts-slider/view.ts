export { carousel as mount } from '../../src/ui/carousel';
