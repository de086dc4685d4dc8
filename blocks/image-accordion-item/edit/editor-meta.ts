import { __ } from '@wordpress/i18n';
import {
	parentHeading,
	untitled,
	type Found,
	type Place,
	type EditorMeta,
} from '@frontage/editor';

/**
 * Finds places without a picture.
 *
 * @param place The block.
 */
export const pictureless = ( { block }: Place ): Found[] =>
	block.attributes.id || block.attributes.url
		? []
		: [
				{
					level: 'hint',
					title: __( 'No image selected', 'frontage' ),
					why: __(
						'Visitors see a dark strip with a title. Choose an image or remove the item.',
						'frontage'
					),
				},
			];

/** Editor metadata of the item: heading and rules. */
export const help: EditorMeta = {
	wake: '',
	heading: parentHeading,
	rules: [
		pictureless,
		untitled(
			__( 'Image has no title', 'frontage' ),
			__(
				'Screen readers announce several buttons with the same name. Add a title that says what the image shows.',
				'frontage'
			)
		),
	],
};
