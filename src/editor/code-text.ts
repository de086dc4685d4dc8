/** Code as blocks save it: entities instead of what HTML, shortcodes and embeds would be made of. */

import { encodeEntities } from '@frontage/lib/entities';

/** An address alone in its line, which WordPress would replace by an embed. */
const ADDRESS = /^(\s*https?:)\/\/([^\s<>"]+\s*)$/gm;

/**
 * Returns code for the attribute.
 *
 * @param code Plain text.
 */
export const toCodeAttribute = ( code: string ): string =>
	encodeEntities( code ).replace( ADDRESS, '$1&#47;&#47;$2' );

/**
 * Returns plain text.
 *
 * @param html Attribute, or code that a block of WordPress saves, with its formats.
 */
export function fromCodeAttribute( html: string ): string {
	const field = document.createElement( 'textarea' );
	field.innerHTML = html
		.replace( /<br[^>]*>/gi, '\n' )
		.replace( /<[^>]*>/g, '' );
	return field.value;
}
