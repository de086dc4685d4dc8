/** Attributes of ours are data: what prints them makes them safe. Transforms pass them to blocks that print them as they are. */
import type { Block } from '@wordpress/blocks';
import { formatted } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';
import { isOurs } from './scan';

const isUrl = ( name: string ) => /(?:url|href|src)$/i.test( name );

function harmless( value: unknown, name: string ): unknown {
	if ( typeof value === 'string' ) {
		if ( isUrl( name ) ) {
			return safeUrl( value );
		}
		return value.includes( '<' ) ? formatted( value ) : value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => harmless( item, name ) );
	}
	return value && typeof value === 'object'
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, item ] ) => [
					key,
					harmless( item, key ),
				] )
			)
		: value;
}

/**
 * Returns a block of ours without scripts, event handlers and links that run code, in it and in its parts.
 *
 * @param block With inner blocks, of which those of others stay as they are.
 */
export const withoutHarm = ( block: Block ): Block => ( {
	...block,
	attributes: harmless( block.attributes, '' ) as Block[ 'attributes' ],
	innerBlocks: block.innerBlocks.map( ( child ) =>
		isOurs( child ) ? withoutHarm( child ) : child
	),
} );
