import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { headingTags } from '../heading-tags';
import { announcedLabels } from '../announced';
import type { Field, Values } from './fields';
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
	 * Runs when the settings of a list are shown. Extras that other plugins announce are there already (`Card\Extra` in PHP).
	 *
	 *     addFilter( 'frontage.cardExtras', 'my/stars', ( extras ) => ( { ...extras, stars: 'Stars' } ) );
	 *
	 * @since 0.2.0
	 * @param {Object} extras Labels by name.
	 */
	const options = applyFilters(
		'frontage.cardExtras',
		announcedLabels( 'cardExtras' )
	) as Record< string, string >;
	const label = __( 'More', 'frontage' );
	return Object.keys( options ).length
		? [ { name: 'extras', label, kind: 'several', options } ]
		: [];
}

const isBeside = ( { showImage, imagePlace }: Values ) =>
	!! showImage && [ 'start', 'end' ].includes( String( imagePlace ) );

/** Returns the fields of the image's place and size. */
const placeFields = (): Field[] => [
	{
		name: 'imagePlace',
		label: __( 'Image position', 'frontage' ),
		kind: 'choice',
		options: {
			'': __( 'As in the layout', 'frontage' ),
			top: __( 'Top', 'frontage' ),
			start: __( 'Left', 'frontage' ),
			end: __( 'Right', 'frontage' ),
			behind: __( 'Behind the text', 'frontage' ),
		},
		when: ( { showImage } ) => !! showImage,
	},
	{
		name: 'imageWidth',
		label: __( 'Image width (%)', 'frontage' ),
		help: __( 'Set to 0 for the default.', 'frontage' ),
		kind: 'number',
		min: 0,
		max: 70,
		step: 5,
		when: isBeside,
	},
	{
		name: 'imageSize',
		label: __( 'Image resolution', 'frontage' ),
		kind: 'choice',
		options: {
			thumbnail: __( 'Thumbnail', 'frontage' ),
			medium: __( 'Medium', 'frontage' ),
			medium_large: __( 'Medium large', 'frontage' ),
			large: __( 'Large', 'frontage' ),
		},
		when: ( { showImage } ) => !! showImage,
	},
];

/** Returns the fields of a custom field. */
const fieldFields = (): Field[] => [
	{
		name: 'fieldKey',
		label: __( 'Custom field', 'frontage' ),
		help: __(
			'The name of a field that is available in the REST API.',
			'frontage'
		),
		kind: 'text',
	},
	{
		name: 'fieldLabel',
		label: __( 'Label of the field', 'frontage' ),
		kind: 'text',
		when: ( { fieldKey } ) => !! fieldKey,
	},
];

/** Returns the labels of the aspect ratios of images in lists. */
export const ratios = () => ( {
	'3/2': '3 : 2',
	'4/3': '4 : 3',
	'16/9': '16 : 9',
	'1/1': __( 'Square', 'frontage' ),
	'3/4': '3 : 4',
	auto: __( 'Original', 'frontage' ),
} );

/** Returns the fields of the “Card” panel; the names match `Domain\Render\Card\Card_Options` in PHP. */
export const cardFields = (): Field[] => [
	toggle( 'showImage', __( 'Image', 'frontage' ) ),
	{
		name: 'ratio',
		label: __( 'Aspect ratio', 'frontage' ),
		kind: 'choice',
		options: ratios(),
		when: ( { showImage } ) => !! showImage,
	},
	{
		name: 'fallbackImage',
		label: __( 'Image for posts without one', 'frontage' ),
		kind: 'image',
		when: ( { showImage } ) => !! showImage,
	},
	...placeFields(),
	toggle( 'showTerms', __( 'Categories or tags', 'frontage' ) ),
	taxonomyField(
		__( 'Taxonomy', 'frontage' ),
		( { showTerms } ) => !! showTerms
	),
	toggle( 'showAuthor', __( 'Author', 'frontage' ) ),
	{
		...toggle( 'showAvatar', __( 'Author picture', 'frontage' ) ),
		when: ( { showAuthor } ) => !! showAuthor,
	},
	toggle( 'showDate', __( 'Date', 'frontage' ) ),
	toggle( 'showReadingTime', __( 'Reading time', 'frontage' ) ),
	toggle( 'showComments', __( 'Comment count', 'frontage' ) ),
	...fieldFields(),
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
		options: headingTags(),
	},
	toggle( 'newTab', __( 'Open in new tab', 'frontage' ) ),
];
