import type { Described } from '@frontage/editor';

type Values = Record< string, unknown >;

function textsAt( value: unknown, [ name, ...path ]: string[] ): string[] {
	if ( name === undefined ) {
		return typeof value === 'string' ? [ value ] : [];
	}
	if ( ! value || typeof value !== 'object' ) {
		return [];
	}
	const values = value as Values;
	const items = name === '*' ? Object.values( values ) : [ values[ name ] ];
	return items.flatMap( ( item ) => textsAt( item, path ) );
}

/**
 * Returns the texts that an author wrote in the settings of a block.
 *
 * @param described  Its `block.json`.
 * @param attributes Its attributes, without defaults.
 */
export const typedIn = (
	{ frontage }: Described,
	attributes: Values
): string[] =>
	Object.entries( frontage?.translate ?? {} )
		.filter( ( [ , kind ] ) => kind === 'text' )
		.flatMap( ( [ path ] ) => textsAt( attributes, path.split( '.' ) ) );

/** Elements between which words end. */
const BLOCKS = /<\/?(?:p|li|ul|h[1-6]|fig\w+|div|summary|td|br|section)\b/gi;

/** The words of a text: editors write quotes, spaces and entities in several ways. */
const words = ( text: string ): string =>
	` ${ text
		.replace( /[^\p{L}\p{N}]+/gu, ' ' )
		.trim()
		.toLowerCase() } `;

/** The words of HTML, also those that only screen readers read. */
const wordsOf = ( html: string ): string => {
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html.replace( BLOCKS, ' $&' );
	const labels = [ ...body.querySelectorAll( '[alt], [aria-label]' ) ].map(
		( element ) =>
			[ 'alt', 'aria-label' ]
				.map( ( name ) => element.getAttribute( name ) ?? '' )
				.join( ' ' )
	);
	return words( [ body.textContent ?? '', ...labels ].join( ' | ' ) );
};

/**
 * Returns the texts that are not in the new content.
 *
 * @param texts   Texts that an author wrote.
 * @param content Block markup.
 */
export function missing( texts: string[], content: string ): string[] {
	// Settings of blocks that the server renders are in their comments, as JSON.
	const settings = [
		...content.matchAll( /<!-- wp:\S+ ({[^]*?}) \/?-->/g ),
	].flatMap( ( [ , json = '{}' ] ) => strings( JSON.parse( json ) ) );
	const page = [ wordsOf( content ), ...settings.map( wordsOf ) ].join( '' );
	return [ ...new Set( texts ) ].filter( ( text ) => {
		const forms = [ words( text ), wordsOf( text ) ];
		// Signs alone are spaces.
		return (
			forms[ 0 ]?.trim() &&
			! forms.some( ( one ) => page.includes( one ) )
		);
	} );
}

const strings = ( value: unknown ): string[] => {
	if ( value && typeof value === 'object' ) {
		return Object.values( value ).flatMap( strings );
	}
	return typeof value === 'string' ? [ value ] : [];
};
