export { FitSetting } from './fit-setting';
export { isVideo, slidesOfFiles } from './media-slides';
export type { MediaFile } from './media-slides';
export { MotionSettings } from './motion-settings';
export { picturesOfSlides, slidesOfPictures } from './picture-slides';
export { slideTransforms } from './slide-transforms';
export { SlidesEdit } from './slides-edit';
export { useSlides } from './use-slides';
