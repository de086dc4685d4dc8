export { PicturesStart } from './pictures-start';
export { PicturesToolbar } from './pictures-toolbar';
export { pictureTransforms } from './picture-transforms';
