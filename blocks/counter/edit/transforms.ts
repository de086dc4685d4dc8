import { createBlock } from '@wordpress/blocks';
import { formatNumber, numberLocale, parseNumber } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';

/** A number at the start, with a sign or currency around it, and the words behind. */
const NUMBERED =
	/^(?<prefix>[^\p{L}\p{Nd}−-]{0,3})(?<number>[−-]?\p{Nd}[\p{Nd}.,'’\s]*)(?<suffix>[^\s\p{L}\p{Nd}]{0,3})(?:\s+|$)(?<label>.*)$/su;

interface Found {
	prefix: string;
	number: string;
	suffix: string;
	label: string;
}

/**
 * Returns the parts of a text that starts with a number, such as “€ 1,200+ donated”; null if it does not.
 *
 * @param content Rich text.
 */
export function numberIn( content: unknown ): Found | null {
	const groups = NUMBERED.exec( plain( content ).trim() )?.groups;
	const number = parseNumber( groups?.number ?? '', numberLocale() );
	return groups && number
		? {
				prefix: groups.prefix ?? '',
				number,
				suffix: groups.suffix ?? '',
				label: groups.label ?? '',
			}
		: null;
}

const from = ( name: string ) => ( {
	type: 'block',
	blocks: [ name ],
	isMatch: ( { content }: { content?: unknown } ) => !! numberIn( content ),
	transform: ( { content }: { content?: unknown } ) =>
		createBlock( 'frontage/counter', { ...numberIn( content ) } ),
} );

/** Transforms from texts that start with a number, and to a paragraph. */
export const transforms = {
	from: [ from( 'core/paragraph' ), from( 'core/heading' ) ],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( {
				prefix,
				number,
				suffix,
				label,
				isGrouped,
			}: Attributes ) =>
				createBlock( 'core/paragraph', {
					content: `<strong>${ prefix }${ formatNumber( number, numberLocale(), isGrouped ) }${ suffix }</strong> ${ label }`,
				} ),
		},
	],
};
