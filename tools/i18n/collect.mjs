/** Collects every translatable string of the plugin from the sources. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../env/paths.mjs';
import { phpCommand } from '../env/php.mjs';
import { Problem } from '../env/problem.mjs';
import { blockStrings } from './block-strings.mjs';
import { keyOf } from './po.mjs';
import { scriptStrings } from './script-strings.mjs';

const FOLDERS = [ 'includes', 'src', 'blocks', 'features', 'extensions' ];
const NOT_OURS = /(^|\/)(test|fixtures|node_modules)\/|\.test\.tsx?$/;

/** Plugin headers that WordPress displays. */
const HEADERS = {
	'Plugin Name': 'Name of the plugin',
	Description: 'Description of the plugin',
	Author: 'Author of the plugin',
};

/**
 * @return {import('./po.mjs').Entry[]} Sorted by text, so that diffs are local.
 */
export function collect() {
	/** @type {Map<string, import('./po.mjs').Entry>} */
	const all = new Map();
	const add = ( path ) => ( message ) => {
		const key = keyOf( message );
		const entry = all.get( key ) ?? {
			text: message.text,
			...( message.context && { context: message.context } ),
			comments: [],
			references: [],
			translated: [],
		};
		all.set( key, entry );
		entry.plural ??= message.plural;
		for ( const [ list, value ] of [
			[ entry.comments, message.comment ],
			[ entry.references, path ],
		] ) {
			if ( value && ! list.includes( value ) ) {
				list.push( value );
				list.sort();
			}
		}
	};
	headerStrings().forEach( add( 'plugin.php' ) );
	for ( const [ path, messages ] of inSources() ) {
		messages.forEach( add( path ) );
	}
	return [ ...all.values() ].sort( byText );
}

const byText = ( a, b ) =>
	compare( a.text, b.text ) || compare( a.context ?? '', b.context ?? '' );

/**
 * @param {string} a
 * @param {string} b
 * @return {number} The same on every machine, whatever its locale.
 */
const compare = ( a, b ) => {
	if ( a === b ) {
		return 0;
	}
	return a < b ? -1 : 1;
};

/** @return {Array<[ string, import('./script-strings.mjs').Message[] ]>} By file. */
function inSources() {
	const files = FOLDERS.flatMap( ( folder ) =>
		readdirSync( inRoot( folder ), { recursive: true } ).map(
			( path ) =>
				`${ folder }/${ String( path ).replaceAll( '\\', '/' ) }`
		)
	).filter( ( path ) => ! NOT_OURS.test( path ) );
	const read = ( path ) => readFileSync( inRoot( path ), 'utf8' );
	const php = files.filter( ( path ) => path.endsWith( '.php' ) );
	return [
		...Object.entries(
			phpStrings( [ 'plugin.php', 'uninstall.php', ...php ] )
		),
		...files
			.filter( ( path ) => /\.tsx?$/.test( path ) )
			.map( ( path ) => [ path, scriptStrings( path, read( path ) ) ] ),
		...files
			.filter( ( path ) => path.endsWith( '/block.json' ) )
			.map( ( path ) => [
				path,
				blockStrings( JSON.parse( read( path ) ) ),
			] ),
	];
}

/** @return {import('./script-strings.mjs').Message[]} Strings of the plugin header. */
function headerStrings() {
	const source = readFileSync( inRoot( 'plugin.php' ), 'utf8' );
	return Object.entries( HEADERS ).flatMap( ( [ name, comment ] ) => {
		const text = source.match(
			new RegExp( `^ \\* ${ name }:\\s+(.+)$`, 'm' )
		)?.[ 1 ];
		return text ? [ { text, comment } ] : [];
	} );
}

/**
 * @param {string[]} paths Relative to the checkout.
 * @return {Record<string, import('./script-strings.mjs').Message[]>} By file.
 */
function phpStrings( paths ) {
	const { status, stdout, stderr } = spawnSync(
		phpCommand(),
		[ inRoot( 'tools/i18n/php-strings.php' ) ],
		{
			cwd: inRoot(),
			input: paths.join( '\n' ),
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		}
	);
	if ( status !== 0 ) {
		throw new Problem(
			`Strings of the PHP files could not be read: ${ stderr.trim() }`,
			'Write the words out and give the text domain “frontage”.'
		);
	}
	return JSON.parse( stdout );
}
