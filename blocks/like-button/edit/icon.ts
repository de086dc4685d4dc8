/** The block’s icon and those of its variations. */
import { starEmpty, thumbsUp } from '@wordpress/icons';
import { heart } from './icons';

export const icon = heart;

export const variationIcons = {
	thumb: thumbsUp,
	star: starEmpty,
};
