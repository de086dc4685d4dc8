export { mount } from '@frontage/carousel';
