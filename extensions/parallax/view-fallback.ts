export { mount } from './view/fallback';
