/** Pictures that say nothing to people who do not see them. */
import { __ } from '@wordpress/i18n';
import type { CheckedBlock, Found, Place } from '../../editor';

/** Attributes that hold the picture's address and its text. */
const PICTURES: Record< string, { url: string; alt: string } > = {
	'core/image': { url: 'url', alt: 'alt' },
	'core/media-text': { url: 'mediaUrl', alt: 'mediaAlt' },
};

const filled = ( value: unknown ) => String( value ?? '' ).trim() !== '';

const isBound = ( { attributes }: CheckedBlock, name: string ) =>
	!! ( attributes.metadata as { bindings?: object } | undefined )?.bindings &&
	name in ( attributes.metadata as { bindings: object } ).bindings;

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
				? __( 'Linked picture without a text', 'frontage' )
				: __( 'Picture without a text', 'frontage' ),
			why: isLink
				? __(
						'The picture is a link, and without an alternative text nobody who cannot see it learns where it leads. Say where.',
						'frontage'
					)
				: __(
						'People who do not see the picture, and search engines, get nothing of it. Say what it shows; leave it empty only if it merely decorates.',
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
