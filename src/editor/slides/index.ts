export { isVideo, slidesOfFiles } from './media-slides';
export type { MediaFile } from './media-slides';
export { MotionSettings } from './motion-settings';
export { slideTransforms } from './slide-transforms';
export { SlidesFrame } from './slides-frame';
export { SlidesStart } from './slides-start';
export { SlidesToolbar } from './slides-toolbar';
export { useSlides } from './use-slides';
