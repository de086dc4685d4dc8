/** What the generators of documents read: source files, and the docblocks above calls and declarations. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { KINDS, root } from '../build/modules.mjs';

const NOT_SHIPPED = /(^|\/)(test|fixtures|node_modules)\/|\.test\.tsx?$/;

/**
 * @param {RegExp} files What their paths match.
 * @return {Array<{path:string,text:string}>} The plugin's own source files, without tests.
 */
export function sources( files ) {
	return [ 'includes', 'src', ...KINDS ]
		.filter( ( folder ) => existsSync( root + folder ) )
		.flatMap( ( folder ) =>
			readdirSync( root + folder, { recursive: true } )
				.map( ( path ) =>
					`${ folder }/${ path }`.replaceAll( '\\', '/' )
				)
				.filter(
					( path ) => files.test( path ) && ! NOT_SHIPPED.test( path )
				)
		)
		.sort()
		.map( ( path ) => ( {
			path,
			text: readFileSync( root + path, 'utf8' ),
		} ) );
}

/**
 * @typedef {Object} Docblock
 * @property {string[]} lines      Description.
 * @property {string[]} params     Parameters, as written.
 * @property {string}   returned   Type; empty if it says none.
 * @property {string[]} thrown     Types.
 * @property {string}   since      Version; empty if it says none.
 * @property {boolean}  isApi      Whether it is marked for others.
 * @property {boolean}  isInternal Whether it is marked as not for others.
 */

/**
 * @param {string} text  A source file.
 * @param {number} index Where something stands in it.
 * @return {Docblock} The docblock right above its line; empty if there is none.
 */
export function docAbove( text, index ) {
	const before = text.slice( 0, text.lastIndexOf( '\n', index ) + 1 );
	const found = before.match(
		/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:#\[.*\]\s*)?$/
	);
	return parse( found?.[ 1 ] ?? '' );
}

/** @type {( text: string, calls: RegExp ) => Array<string[] & { index: number }>} Calls in code; those in comments are examples. */
export const callsIn = ( text, calls ) =>
	[ ...text.matchAll( calls ) ].filter( ( { index } ) => {
		const line = text.slice( text.lastIndexOf( '\n', index ) + 1, index );
		return ! /^\s*(\*|\/\/)/.test( line );
	} );

/** @type {( lines: string[], tag: string ) => string[]} What follows a tag, with the lines that continue it. */
const tagged = ( lines, tag ) =>
	lines
		.join( '\n' )
		.split( /^(?=@)/m )
		.filter( ( part ) => part.startsWith( tag ) )
		.map( ( part ) =>
			part
				.slice( tag.length )
				.replace( /\s*\n\s*/g, ' ' )
				.trim()
		);

/**
 * @param {string} text What follows `@return`.
 * @return {string} The type with which it begins; its brackets may have spaces.
 */
function typeAt( text ) {
	let depth = 0;
	const end = [ ...text ].findIndex( ( sign ) => {
		depth += '([{<'.includes( sign ) ? 1 : 0;
		depth -= ')]}>'.includes( sign ) ? 1 : 0;
		return sign === ' ' && depth === 0;
	} );
	return end < 0 ? text : text.slice( 0, end );
}

/**
 * @param {string} comment What stands between the marks of a docblock.
 * @return {Docblock} What it says.
 */
export function parse( comment ) {
	const all = comment
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trimEnd() );
	const end = all.findIndex( ( line ) => line.startsWith( '@' ) );
	const lines = end < 0 ? all : all.slice( 0, end );
	return {
		lines: lines.join( '\n' ).trim().split( '\n' ),
		params: tagged( all, '@param ' ),
		returned: typeAt( tagged( all, '@return ' )[ 0 ] ?? '' ),
		thrown: tagged( all, '@throws ' ).map( typeAt ),
		since: tagged( all, '@since ' )[ 0 ] ?? '',
		isApi: all.includes( '@api' ),
		isInternal: all.some( ( line ) => /^@internal\b/.test( line ) ),
	};
}

/**
 * @param {string[]} lines A description; indented lines are code.
 * @return {{ prose: string, example: string }} Both as plain text.
 */
export function split( lines ) {
	const isCode = ( line ) => /^ {4}/.test( line );
	return {
		prose: lines
			.filter( ( line ) => ! isCode( line ) )
			.join( '\n' )
			.replace( /\n{2,}/g, '\n\n' )
			.trim(),
		example: lines
			.filter( isCode )
			.map( ( line ) => line.slice( 4 ) )
			.join( '\n' ),
	};
}

/**
 * @param {string} source Such as `array{a: int} $name What it is.` or `{Object} name What it is.`
 * @return {{ type: string, name: string, text: string }} Its three parts.
 */
export function param( source ) {
	const php = source.match( /^(.*?)\s+(\$\w+)\s*(.*)$/ );
	const js = source.match( /^\{(.*?)\}\s+(\S+)\s*(.*)$/ );
	const [ , type = '', name = source, text = '' ] = php ?? js ?? [];
	return { type, name, text };
}
