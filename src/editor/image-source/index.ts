export { isSourced } from './is-sourced';
export { SourcePanel } from './source-panel';
export { SourcedImages } from './sourced-images';
