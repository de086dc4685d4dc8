export { useFileDrop } from './file-drop';
export { imagesOf, picturesOfImages } from './image-pictures';
export { withoutOwnCrops, withOwnCrops } from './own';
export { wallTransforms } from './transforms';
export { WallParts } from './wall-parts';
export type {
	Wall,
	WallBlock,
	WallLayout,
	WallPicture,
	WallSettings,
} from './types';
