import { __ } from '@wordpress/i18n';
import type { CheckedBlock, Found, Place } from '@frontage/editor';

/** Attributes that hold the image URL and its alternative text. */
const PICTURES: Record< string, { url: string; alt: string } > = {
	'core/image': { url: 'url', alt: 'alt' },
	'core/media-text': { url: 'mediaUrl', alt: 'mediaAlt' },
};

const filled = ( value: unknown ) => String( value ?? '' ).trim() !== '';

const isBound = ( { attributes }: CheckedBlock, name: string ) =>
	!! ( attributes.metadata as { bindings?: object } | undefined )?.bindings &&
	name in ( attributes.metadata as { bindings: object } ).bindings;

/** Finds images without alternative text. */
export function imageAlt( { block }: Place ): Found[] {
	const picture = PICTURES[ block.name ];
	if ( ! picture || isBound( block, picture.alt ) ) {
		return [];
	}
	const { attributes } = block;
	const isPicture =
		filled( attributes[ picture.url ] ) && attributes.mediaType !== 'video';
	if ( ! isPicture || filled( attributes[ picture.alt ] ) ) {
		return [];
	}
	const isLink = filled( attributes.href );
	return [
		{
			level: isLink ? 'problem' : 'hint',
			title: isLink
				? __( 'Linked image has no alternative text', 'frontage' )
				: __( 'Image has no alternative text', 'frontage' ),
			why: isLink
				? __(
						'The image is a link. Without alternative text, people who cannot see it do not know where it leads. Describe where the link goes.',
						'frontage'
					)
				: __(
						'People who cannot see the image, and search engines, learn nothing about it. Describe what it shows. Leave it empty only if the image is purely decorative.',
						'frontage'
					),
			fix: {
				label: __( 'Save text', 'frontage' ),
				ask: __( 'Alternative text', 'frontage' ),
				change: ( answer ) => ( { [ picture.alt ]: answer } ),
			},
		},
	];
}
