export { imageBlocks } from './image-blocks';
export { PicturesStart } from './pictures-start';
export { pictureTransforms } from './picture-transforms';
