import { __ } from '@wordpress/i18n';
import type { Found, Place, EditorMeta } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Number of images for a smooth rotation. */
const SMOOTH = 12;

/** Reports a rotation with too few images. */
export function jumps( { block }: Place ): Found[] {
	const { images } = block.attributes as Attributes;
	return ! images.length || images.length >= SMOOTH
		? []
		: [
				{
					level: 'hint',
					title: __(
						'Too few images for a smooth rotation',
						'frontage'
					),
					why: __(
						'With fewer than 12 images, the object jumps from side to side. Use 24 or 36 images for a smooth rotation.',
						'frontage'
					),
				},
			];
}

/** Editor metadata of the rotation: cost, style attributes and rules. */
export const help: EditorMeta = {
	wake: ( { isPlaying } ) => ( isPlaying ? 'visible' : 'interaction' ),
	look: [ 'isReversed', 'isPlaying', 'turnTime', 'hasHint' ],
	rules: [ jumps ],
};
