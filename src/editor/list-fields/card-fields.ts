import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { Field } from './fields';
import { taxonomyField } from './taxonomy-field';

const toggle = ( name: string, label: string ): Field => ( {
	name,
	label,
	kind: 'toggle',
} );

/** Returns the fields that other modules add to cards (`Domain\Render\Card\Extra` in PHP). */
function extras(): Field[] {
	/**
	 * Filters what authors can add to the cards of all lists.
	 *
	 * Runs when the settings of a list are shown. On the server, implement `Card\Extra`.
	 *
	 *     addFilter( 'frontage.cardExtras', 'my/stars', ( extras ) => ( { ...extras, stars: 'Stars' } ) );
	 *
	 * @param {Object} extras Labels by name.
	 */
	const options = applyFilters( 'frontage.cardExtras', {} ) as Record<
		string,
		string
	>;
	const label = __( 'More', 'frontage' );
	return Object.keys( options ).length
		? [ { name: 'extras', label, kind: 'several', options } ]
		: [];
}

/** Returns the fields of the “Card” panel; the names match `Domain\Render\Card\Card_Options` in PHP. */
export const cardFields = (): Field[] => [
	toggle( 'showImage', __( 'Image', 'frontage' ) ),
	{
		name: 'ratio',
		label: __( 'Aspect ratio', 'frontage' ),
		kind: 'choice',
		options: {
			'3/2': '3 : 2',
			'4/3': '4 : 3',
			'16/9': '16 : 9',
			'1/1': __( 'Square', 'frontage' ),
			'3/4': '3 : 4',
			auto: __( 'Original', 'frontage' ),
		},
		when: ( { showImage } ) => !! showImage,
	},
	{
		name: 'fallbackImage',
		label: __( 'Image for posts without one', 'frontage' ),
		kind: 'image',
		when: ( { showImage } ) => !! showImage,
	},
	toggle( 'showTerms', __( 'Categories or tags', 'frontage' ) ),
	taxonomyField(
		__( 'Taxonomy', 'frontage' ),
		( { showTerms } ) => !! showTerms
	),
	toggle( 'showAuthor', __( 'Author', 'frontage' ) ),
	toggle( 'showDate', __( 'Date', 'frontage' ) ),
	toggle( 'showComments', __( 'Comment count', 'frontage' ) ),
	...extras(),
	toggle( 'showExcerpt', __( 'Excerpt', 'frontage' ) ),
	{
		name: 'excerptLength',
		label: __( 'Excerpt length (words)', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 80,
		when: ( { showExcerpt } ) => !! showExcerpt,
	},
	toggle( 'showButton', __( 'Button', 'frontage' ) ),
	{
		name: 'buttonText',
		label: __( 'Button text', 'frontage' ),
		kind: 'text',
		placeholder: __( 'Read more', 'frontage' ),
		when: ( { showButton } ) => !! showButton,
	},
	{
		name: 'titleTag',
		label: __( 'Title', 'frontage' ),
		kind: 'choice',
		options: Object.fromEntries(
			[ 'h2', 'h3', 'h4', 'h5', 'h6', 'p' ].map( ( tag ) => [
				tag,
				tag === 'p' ? __( 'Paragraph', 'frontage' ) : tag.toUpperCase(),
			] )
		),
	},
	toggle( 'newTab', __( 'Open in new tab', 'frontage' ) ),
];
