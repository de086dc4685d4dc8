/** The fields of an image source; names as in `ImageSource`. */
import { __ } from '@wordpress/i18n';
import type { Field, Values } from '../list-fields';

/** Limits of the server (`Source_Options` in PHP). */
const MOST_TERMS = 20;
const MOST_IMAGES = 100;

/** Values that apply if nothing was chosen. */
export const USUAL: Values = {
	kind: '',
	key: '',
	taxonomy: '',
	terms: [],
	order: '',
	limit: 24,
};

const isOf =
	( ...kinds: string[] ) =>
	( { kind }: Values ) =>
		kinds.includes( String( kind ) );

/** Labels of the places that images can come from. */
const KINDS = {
	attached: __( 'Attached to the post', 'frontage' ),
	field: __( 'Custom field', 'frontage' ),
	terms: __( 'Media category', 'frontage' ),
};

/**
 * Returns the choices of places; media categories only on sites that have them.
 *
 * @param kind       The current choice, which stays.
 * @param taxonomies Labels of the taxonomies of attachments.
 * @param picked     Label for images that the author picks; none if the block has no such images.
 */
function kindsFor( kind: string, taxonomies: object, picked?: string ) {
	const { terms, ...others } = KINDS;
	const hasTerms = kind === 'terms' || Object.keys( taxonomies ).length > 0;
	return {
		...( picked && { '': picked } ),
		...others,
		...( hasTerms && { terms } ),
	};
}

const field = (): Field => ( {
	name: 'key',
	label: __( 'Field name', 'frontage' ),
	help: __(
		'A field with image IDs or URLs. It must be available in the REST API.',
		'frontage'
	),
	kind: 'text',
	when: isOf( 'field' ),
} );

const terms = ( options: Record< string, string > ): Field[] => [
	{
		name: 'taxonomy',
		label: __( 'Taxonomy', 'frontage' ),
		kind: 'choice',
		options: { '': __( 'Select an option', 'frontage' ), ...options },
		when: isOf( 'terms' ),
	},
	{
		name: 'terms',
		label: __( 'Categories', 'frontage' ),
		kind: 'terms',
		taxonomyIn: 'taxonomy',
		max: MOST_TERMS,
		when: ( values ) => isOf( 'terms' )( values ) && !! values.taxonomy,
	},
];

const order = (): Field[] => [
	{
		name: 'order',
		label: __( 'Sort order', 'frontage' ),
		kind: 'choice',
		options: {
			'': __( 'Default', 'frontage' ),
			newest: __( 'Newest first', 'frontage' ),
			oldest: __( 'Oldest first', 'frontage' ),
			title: __( 'Title', 'frontage' ),
		},
		when: isOf( ...Object.keys( KINDS ) ),
	},
	{
		name: 'limit',
		label: __( 'Maximum number of images', 'frontage' ),
		kind: 'number',
		min: 1,
		max: MOST_IMAGES,
		when: isOf( ...Object.keys( KINDS ) ),
	},
];

/**
 * Returns the fields of the panel.
 *
 * @param values     Current values.
 * @param taxonomies Labels of the taxonomies of attachments, by slug.
 * @param picked     Label for images that the author picks; none if the block has no such images.
 */
export const sourceFields = (
	values: Values,
	taxonomies: Record< string, string >,
	picked?: string
): Field[] => [
	{
		name: 'kind',
		label: __( 'Images', 'frontage' ),
		kind: 'choice',
		options: kindsFor( String( values.kind ), taxonomies, picked ),
	},
	field(),
	...terms( taxonomies ),
	...order(),
];
