export { imageBlock } from './image-blocks';
export { PicturesStart } from './pictures-start';
export { PicturesToolbar } from './pictures-toolbar';
export { pictureTransforms } from './picture-transforms';
export { usePastedPictures } from './pasted-pictures';
