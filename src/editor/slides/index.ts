export { FitSetting } from './fit-setting';
export {
	isVideo,
	mediaOf,
	slidesOfFiles,
	type MediaFile,
} from './media-slides';
export { MotionSettings } from './motion-settings';
export { picturesOfSlides, slidesOfPictures } from './picture-slides';
export { slideTransforms } from './slide-transforms';
export { SlidesEdit } from './slides-edit';
export { useSlides } from './use-slides';
