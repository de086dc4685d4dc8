import { bytesIn } from './bytes-in';

/** Letters of tokens by the classes of highlight.js; `Colored_Lines.php` reads them. */
const KINDS: Record< string, string > = {
	keyword: 'K',
	'selector-tag': 'K',
	name: 'K',
	deletion: 'K',
	doctag: 'M',
	string: 'S',
	regexp: 'S',
	char: 'S',
	link: 'S',
	addition: 'S',
	code: 'S',
	number: 'N',
	literal: 'N',
	symbol: 'N',
	bullet: 'N',
	comment: 'C',
	quote: 'C',
	title: 'F',
	section: 'F',
	type: 'T',
	built_in: 'T',
	class: 'T',
	'selector-class': 'T',
	'selector-id': 'T',
	'selector-pseudo': 'T',
	attr: 'A',
	attribute: 'A',
	property: 'A',
	'selector-attr': 'A',
	variable: 'A',
	'template-variable': 'A',
	meta: 'M',
	'template-tag': 'M',
};

/** Text without a color. */
const PLAIN = 'X';

/** A tag, or the text between two. */
const PIECE =
	/<span class="hljs-([\w-]+)[^"]*">|<span[^>]*>|(<\/span>)|([^<]+)/g;

const ENTITIES: Record< string, string > = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#x27;': "'",
};

const unescaped = ( html: string ) =>
	html.replace( /&[^;]+;/g, ( entity ) => ENTITIES[ entity ]! );

/**
 * Returns the lengths of colored parts, as the block saves them.
 *
 * @param html What highlight.js returns: text, and elements around parts of it.
 * @return Such as `K5X1F3`: a letter and a number of bytes in base 36 each. Empty if nothing has a color.
 */
export function tokensOf( html: string ): string {
	const runs: [ string, number ][] = [];
	const open: string[] = [];
	for ( const [ , kind, end, text ] of html.matchAll( PIECE ) ) {
		const around = open.at( -1 ) ?? PLAIN;
		if ( end ) {
			open.pop();
		} else if ( text === undefined ) {
			open.push( KINDS[ kind ?? '' ] ?? around );
		} else if ( runs.at( -1 )?.[ 0 ] === around ) {
			runs.at( -1 )![ 1 ] += bytesIn( unescaped( text ) );
		} else {
			runs.push( [ around, bytesIn( unescaped( text ) ) ] );
		}
	}
	return runs.some( ( [ kind ] ) => kind !== PLAIN )
		? runs
				.map( ( [ kind, length ] ) => kind + length.toString( 36 ) )
				.join( '' )
		: '';
}
