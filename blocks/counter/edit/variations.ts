import { __ } from '@wordpress/i18n';
import type { Variation as VariationOf } from '@frontage/editor';
import type { Attributes } from '../attributes';

const isActive: ( keyof Attributes & string )[] = [ 'kind' ];

/** The kinds of counter, offered in the inserter. */
export const variations: VariationOf< Attributes >[] = [
	{
		name: 'number',
		title: __( 'Counter', 'frontage' ),
		description: __( 'A number and what it counts.', 'frontage' ),
		attributes: { kind: 'number' },
		scope: [ 'transform' ],
		isActive,
	},
	{
		name: 'fun-factor',
		title: __( 'Fun Factor', 'frontage' ),
		description: __(
			'An image, a number, and what it counts below a line.',
			'frontage'
		),
		attributes: { kind: 'fun-factor' },
		innerBlocks: [ [ 'core/image', {} ] ],
		scope: [ 'inserter', 'transform' ],
		isActive,
	},
];
