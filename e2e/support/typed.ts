/** What an author types into our blocks, read from their fixtures. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { foldersIn } from '../matrix/modules';

interface Node {
	name: string;
	attributes?: Record< string, unknown >;
	innerBlocks?: Node[];
	html?: string;
}

/** Texts of forms that are on no page. */
const IN_EMAILS = [ 'subject', 'replySubject', 'replyText' ];

const read = ( path: string ) => JSON.parse( readFileSync( path, 'utf8' ) );

/** All fixtures of all blocks, but those with code, which WordPress cuts out. */
const fixtures = (): Node[] =>
	foldersIn( 'blocks' ).flatMap( ( slug ) =>
		readdirSync( `blocks/${ slug }/fixtures` )
			.filter( ( file ) => file.endsWith( '.json' ) )
			.map( ( file ) => ( {
				name: `frontage/${ slug }`,
				...read( `blocks/${ slug }/fixtures/${ file }` ),
			} ) )
			.filter(
				( node ) =>
					! /(<|&lt;)(script|\w+ on)/.test( JSON.stringify( node ) )
			)
	);

/** A block as a program writes it: without the words that our plugin adds. */
function markup( {
	name,
	attributes = {},
	innerBlocks = [],
	html = '',
}: Node ): string {
	const [ before = '', after = '' ] = html.split( '<!-- inner -->' );
	const type = name.replace( /^core\//, '' );
	const json = JSON.stringify( attributes )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' );
	return `<!-- wp:${ type } ${ json } -->${ before }${ innerBlocks
		.map( markup )
		.join( '' ) }${ after }<!-- /wp:${ type } -->`;
}

function textsAt( value: any, [ name, ...path ]: string[] ): string[] {
	if ( name === undefined ) {
		return typeof value === 'string' ? [ value ] : [];
	}
	if ( ! value || typeof value !== 'object' ) {
		return [];
	}
	const items = name === '*' ? Object.values( value ) : [ value[ name ] ];
	return items.flatMap( ( item ) => textsAt( item, path ) );
}

function texts( {
	name,
	attributes = {},
	innerBlocks = [],
	html = '',
}: Node ): string[] {
	const { frontage } = name.startsWith( 'frontage/' )
		? read( `blocks/${ basename( name ) }/block.json` )
		: { frontage: {} };
	return [
		...Object.entries( frontage?.translate ?? {} )
			.filter(
				( [ path, kind ] ) =>
					kind === 'text' && ! IN_EMAILS.includes( path )
			)
			.flatMap( ( [ path ] ) =>
				textsAt( attributes, path.split( '.' ) )
			),
		...html.split( '<!-- inner -->' ),
		...innerBlocks.flatMap( texts ),
	];
}

/** Letters and digits: WordPress changes quotes, dashes and smileys. */
export const letters = ( text: string ): string =>
	text
		.replace( /&\w+;|&#\d+;/g, '' )
		.replace( /[^\p{L}\p{N}]+/gu, '' )
		.toLowerCase();

/** A page with all fixtures, and the letters of each text in it: as it is, and as rich text. */
export function typedPage(): { content: string; typed: [ string, string ][] } {
	const all = fixtures();
	return {
		content: all.map( markup ).join( '\n\n' ),
		typed: all
			.flatMap( texts )
			.map( ( text ): [ string, string ] => [
				letters( text ),
				letters( text.replace( /<[^>]*>/g, '' ) ),
			] )
			.filter( ( [ , rich ] ) => rich ),
	};
}
