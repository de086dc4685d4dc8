export { registerExtension } from './extension';
export type { Extension, ExtensionSettings, PanelProps } from './extension';
export { registerRoom } from './register';
export { Setting, Settings } from './settings';
export { saveInnerBlocks } from './save';
