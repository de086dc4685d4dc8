/** The links that an author types, one a line: a label, and the anchor it leads to after `#`. */
import type { Item } from '../view/types';

/** A label, `#` and an anchor, at the end of the line. */
const LINE = /^(.*?)\s*#([^\s#]+)$/;

/**
 * Reads links; a line without an anchor has an empty target.
 *
 * @param text What an author typed.
 */
export const itemsIn = ( text: string ): Item[] =>
	text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.map( ( line ) => {
			const [ , label, target ] = LINE.exec( line ) ?? [ '', line, '' ];
			return { label: label || target!, target: target! };
		} );

/**
 * Writes links as an author types them.
 *
 * @param items From `itemsIn()`.
 */
export const textOf = ( items: Item[] ): string =>
	items
		.map( ( { label, target } ) =>
			target ? `${ label } #${ target }` : label
		)
		.join( '\n' );
