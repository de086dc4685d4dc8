export { registerRoom } from './register';
export { Setting, Settings } from './settings';
export { saveInnerBlocks } from './save';
