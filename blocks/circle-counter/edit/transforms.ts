import { createBlock } from '@wordpress/blocks';
import { formatNumber, numberLocale } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** What both kinds of counters have in common. */
type Common = Pick<
	Attributes,
	'number' | 'prefix' | 'suffix' | 'label' | 'isCounting' | 'duration'
>;

const common = ( {
	number,
	prefix,
	suffix,
	label,
	isCounting,
	duration,
}: Common ) => ( { number, prefix, suffix, label, isCounting, duration } );

/** Transforms from and to counters, and to a paragraph. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'frontage/counter' ],
			transform: ( attributes: Common ) =>
				createBlock( 'frontage/circle-counter', common( attributes ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'frontage/counter' ],
			transform: ( attributes: Common ) =>
				createBlock( 'frontage/counter', common( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { number, prefix, suffix, label }: Common ) =>
				createBlock( 'core/paragraph', {
					content: `<strong>${ prefix }${ formatNumber( number, numberLocale(), true ) }${ suffix }</strong> ${ label }`,
				} ),
		},
	],
};
