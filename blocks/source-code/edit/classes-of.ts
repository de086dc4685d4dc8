import type { Attributes } from '../attributes';

/**
 * Returns the classes of the block, as the server prints them.
 *
 * @param attributes Attributes of the block.
 * @param code       Its code, plain text.
 */
export function classesOf( attributes: Attributes, code: string ): string {
	const { hasNumbers, added, removed, isWrapped, mostLines } = attributes;
	const lines = code.replace( /\n+$/, '' ).split( '\n' ).length;
	return [
		'frontage-source-code',
		hasNumbers && 'has-numbers',
		added + removed && 'has-changes',
		isWrapped && 'is-wrapped',
		mostLines > 0 && lines > mostLines && 'is-high',
	]
		.filter( Boolean )
		.join( ' ' );
}
