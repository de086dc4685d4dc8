import { __ } from '@wordpress/i18n';
import {
	defaultsOf,
	Fields,
	type ListField,
	ratios,
	type SettingsProps,
	type Values,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const { minimum, maximum } = metadata.attributes.imageHeight;

const isNatural = ( { fit }: Values ) => fit === 'natural';
const isNotNatural = ( values: Values ) => ! isNatural( values );

/** Posts have images of their own. */
const OF_IMAGES: ListField[] = [
	{
		name: 'fit',
		label: __( 'Image fit', 'frontage' ),
		kind: 'choice',
		options: {
			'': __( 'Each its own shape', 'frontage' ),
			cover: __( 'Fill (cropped)', 'frontage' ),
			contain: __( 'Whole image', 'frontage' ),
			natural: __( 'Natural width, same height', 'frontage' ),
		} satisfies Record< Attributes[ 'fit' ], string >,
	},
	{
		name: 'ratio',
		label: __( 'Aspect ratio', 'frontage' ),
		kind: 'choice',
		options: ratios() satisfies Record< Attributes[ 'ratio' ], string >,
		when: ( { fit } ) => fit === 'cover' || fit === 'contain',
	},
	{
		name: 'imageHeight',
		label: __( 'Image height (px)', 'frontage' ),
		kind: 'number',
		min: minimum,
		max: maximum,
		step: 10,
		when: isNatural,
	},
	{
		name: 'captions',
		label: __( 'Captions', 'frontage' ),
		kind: 'choice',
		options: {
			below: __( 'Below the image', 'frontage' ),
			over: __( 'Over the image', 'frontage' ),
		} satisfies Record< Attributes[ 'captions' ], string >,
		when: isNotNatural,
	},
];

const OF_SLIDES: ListField[] = [
	{
		name: 'isCentered',
		label: __( 'Center the current slide', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'hasPeek',
		label: __( 'Show part of the next slide', 'frontage' ),
		kind: 'toggle',
		when: isNotNatural,
	},
	{
		name: 'isFree',
		label: __( 'Scroll freely, without snapping', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'isAutoHeight',
		label: __( 'As high as the current slide', 'frontage' ),
		kind: 'toggle',
		when: ( values ) => isNotNatural( values ) && values.columns === 1,
	},
];

/**
 * Returns the settings that have an effect; resetting all leaves the others alone.
 *
 * @param attributes Block attributes.
 */
const fieldsOf = ( attributes: Attributes ): ListField[] =>
	( attributes.kind === 'posts'
		? OF_SLIDES
		: [ ...OF_IMAGES, ...OF_SLIDES ]
	).filter( ( { when } ) => ! when || when( attributes ) );

/**
 * How images of mixed shapes fit, and where the current slide rests.
 *
 * @param props The block's attributes, and how to change them.
 */
export const ShapeSettings = ( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) => (
	<Fields
		label={ __( 'Images and slides', 'frontage' ) }
		fields={ fieldsOf( attributes ) }
		values={ attributes }
		defaults={ defaultsOf( metadata ) }
		onChange={ setAttributes }
	/>
);
