/**
 * What modules cost a visitor: the only source of the figures in the list of modules, the Performance
 * tab, the editor, and WP-CLI. `e2e/matrix` compares it with the network.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { KINDS, isTier2, root } from '../modules.mjs';
import { among } from './entries.mjs';
import { printedBy, wakesAt } from './fixtures.mjs';
import { Imports, REACT, RUNTIME } from './imports.mjs';
import { loadedBy } from './loads.mjs';
import { besideMedia } from './media.mjs';
import { BY_WORD, MOMENTS } from './moments.mjs';

/** As servers compress files that do not change. */
const LEVEL = 9;

/**
 * @typedef {import('./entries.mjs').Entry} Entry
 *
 * @typedef {Object} ModuleCost
 * @property {string[]}                own      Folders of its own files, in `build`; all other files are shared.
 * @property {boolean}                 [isRich] Whether its script owns data and markup, for the budgets.
 * @property {boolean}                 react    Whether it may need WordPress's React.
 * @property {Entry[]}                 entries  What a page with it fetches, whatever its settings.
 * @property {Record<string, Entry[]>} at       The same by the moment when its island wakes, or `never`.
 */

/**
 * @param {Object}                     manifest
 * @param {( path: string ) => Buffer} read     Reads a built file.
 * @return {{ words: Record<string, string>, runtime: Entry[], media: { blocks: string[], entries: Entry[] }, files: Record<string, number | null>, scripts: Record<string, Record<string, Entry[]>>, modules: Record<string, ModuleCost> }}
 *         The moments by the words in `wake`, what every page with an island has, what a page with any of ours fetches if one of these blocks of others is on it, bytes by file (gzip; null for files of WordPress), what an island of each script fetches by the moment when
 *         it wakes, and the costs by module.
 */
export function costs( manifest, read ) {
	const imports = new Imports( manifest, read );
	const features = [ 'features', 'extensions' ].flatMap( ( kind ) =>
		Object.entries( manifest[ kind ] ).map( ( [ slug, built ] ) => ( {
			slug,
			folder: `${ kind }/${ slug }/`,
			...loadedBy( kind, slug, built, imports ),
		} ) )
	);
	const modules = {};
	for ( const [ slug, built ] of Object.entries( manifest.blocks ) ) {
		const cost = block( slug, built, manifest.blocks, features, imports );
		modules[ slug ] = {
			...cost,
			isRich: cost.react || isTier2( 'blocks', slug ),
		};
	}
	for ( const { slug, folder, entries } of features ) {
		modules[ slug ] = {
			...described( [ folder ], { any: [ entries ] } ),
			isRich: false,
		};
	}
	const scripts = {};
	for ( const file of scriptsOf( manifest ) ) {
		scripts[ file ] = Object.fromEntries(
			MOMENTS.map( ( moment ) => [
				moment,
				among( [ imports.island( file, moment ) ] ),
			] )
		);
	}
	return {
		words: BY_WORD,
		runtime: RUNTIME,
		media: besideMedia( imports ),
		files: bytesOf( { modules, scripts }, read ),
		scripts,
		modules,
	};
}

/**
 * @param {string}  slug     The block's folder.
 * @param {Object}  built    Its files, from the manifest.
 * @param {Object}  blocks   All blocks of the manifest.
 * @param {Array}   features Features and extensions with what they load.
 * @param {Imports} imports  What scripts import.
 * @return {ModuleCost} What it costs with any of its fixtures.
 */
function block( slug, built, blocks, features, imports ) {
	const short = ( { path } ) => path.replace( 'build/', '' );
	const children = Object.keys( blocks ).filter( ( one ) =>
		parentsOf( one ).includes( `frontage/${ slug }` )
	);
	const styleOf = ( { style } ) =>
		style ? [ [ short( style ), 'load', 1 ] ] : [];
	/** @type {Record<string, Entry[][]>} */
	const cases = {};
	for ( const printed of printedBy( slug ) ) {
		( cases[ wakesAt( printed ) ] ??= [] ).push( [
			...styleOf( built ),
			...children
				.filter( ( child ) => printed.blocks.includes( child ) )
				.flatMap( ( child ) => styleOf( blocks[ child ] ) ),
			...printed.islands.flatMap( ( { file, parts, moment } ) => [
				...RUNTIME,
				...imports.island( file, moment ),
				...parts.flatMap( ( part ) => imports.entries( part, moment ) ),
			] ),
			...printed.inline.flatMap( ( file ) =>
				imports.entries( file, 'load', 0 )
			),
			...features
				.filter( ( { mark } ) => mark && printed.html.includes( mark ) )
				.flatMap( ( { entries } ) => entries ),
		] );
	}
	return described(
		[ slug, ...children ].map( ( own ) => `${ own }/` ),
		{
			...( Object.keys( cases ).length
				? {}
				: { any: [ styleOf( built ) ] } ),
			...cases,
		}
	);
}

/**
 * @param {string[]}                  own   Folders of its own files.
 * @param {Record<string, Entry[][]>} cases What its uses fetch, by the moment when they wake.
 * @return {ModuleCost} The module's costs.
 */
function described( own, cases ) {
	const entries = among( Object.values( cases ).flat() );
	return {
		own,
		react: entries.some( ( [ file ] ) => REACT.includes( file ) ),
		entries,
		at:
			Object.keys( cases ).length > 1
				? Object.fromEntries(
						Object.entries( cases ).map( ( [ moment, all ] ) => [
							moment,
							among( all ),
						] )
					)
				: {},
	};
}

/**
 * @param {string} slug A block's folder.
 * @return {string[]} Names of the blocks that it lives in.
 */
function parentsOf( slug ) {
	const { parent, ancestor } = JSON.parse(
		readFileSync( `${ root }blocks/${ slug }/block.json`, 'utf8' )
	);
	return parent ?? ancestor ?? [];
}

/**
 * @param {Object} manifest
 * @return {string[]} Scripts that islands import.
 */
const scriptsOf = ( manifest ) =>
	[
		...KINDS.map( ( kind ) => manifest[ kind ] )
			.flatMap( ( kind ) => Object.values( kind ) )
			.flatMap( ( { view, parts = {} } ) => [
				...( view ? [ view ] : [] ),
				...Object.values( parts ),
			] ),
		...Object.values( manifest.script_modules ),
	].map( ( { path } ) => path.replace( 'build/', '' ) );

/**
 * @param {Object}                     found Everything that lists entries.
 * @param {( path: string ) => Buffer} read  Reads a built file.
 * @return {Record<string, number | null>} Bytes after gzip by file.
 */
function bytesOf( found, read ) {
	const entries = [
		...Object.values( found.modules ).flatMap(
			( module ) => module.entries
		),
		...Object.values( found.scripts ).flatMap( ( at ) =>
			Object.values( at ).flat()
		),
	];
	const names = [ ...new Set( entries.map( ( [ file ] ) => file ) ) ].sort();
	return Object.fromEntries(
		names.map( ( file ) => [
			file,
			REACT.includes( file )
				? null
				: gzipSync( read( `build/${ file }` ), { level: LEVEL } )
						.length,
		] )
	);
}
