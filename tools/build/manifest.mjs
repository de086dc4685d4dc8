/**
 * Writes what the server needs to know about the build:
 * - `build/manifest.php`: modules, their files, actions, script modules, discoverable classes;
 * - `build/blocks.php`: what a visitor's request registers, ready for the opcode cache;
 * - `build/blocks-manifest.php`: every `block.json`, as WordPress reads them at once;
 * - `build/content.php`: how each block's words are written in the post;
 * - `build/identities.php`: which attribute tells blocks of a type apart;
 * - `build/costs.json`: which files a visitor loads when, and their gzip bytes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { costs } from './costs/costs.mjs';
import { discoverables } from './discoverables.mjs';
import { link, versionOf } from './link.mjs';
import { leaveOutFiles, writeEditorStyles } from './editor-styles.mjs';
import {
	KINDS,
	actionsIn,
	className,
	namespaceOf,
	patternsIn,
	root,
	providersOf,
	slugsOf,
	switchesOf,
} from './modules.mjs';
import { scriptModules } from './script-modules.js';
import { partsOf } from './view-parts.js';
import { identities, savedContent, visitorArgs } from './visitor-args.mjs';

const require = createRequire( import.meta.url );
const json2php = require( 'json2php' );

/** Pictures of patterns and examples as previews show them, written by `tools/pictures/small.mjs`. */
const SMALL_PICTURES = require( '../pictures/small.json' );

/** For Plugin Check, which takes images in the templates of posts' words for printed ones. */
const TEMPLATES =
	'// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Templates of what posts keep.\n';

/** The folder to read; URLs always use `build/`. */
let out = 'build';

/**
 * @param {string} path URL path such as `build/tabs/view.js`.
 * @return {string} Current location of the file.
 */
const at = ( path ) => `${ root }${ path.replace( /^build\//, `${ out }/` ) }`;

/**
 * Links the scripts, then writes all files.
 *
 * @param {string} folder Folder of the build, if it is not in place yet.
 */
export function writeManifest( folder = 'build' ) {
	out = folder;
	link( `${ root }${ folder }` );
	writeEditorStyles( `${ root }${ folder }` );
	writeFileSync(
		`${ root }${ folder }/editor-pictures.json`,
		JSON.stringify( SMALL_PICTURES )
	);
	leaveOutFiles( `${ root }${ folder }` );
	const manifest = describe();
	const blocks = Object.fromEntries(
		Object.keys( manifest.blocks ).map( ( slug ) => [
			slug,
			visitorArgs( slug ),
		] )
	);
	writePhp( 'build/manifest.php', manifest );
	writePhp( 'build/blocks.php', blocks );
	writePhp(
		'build/blocks-manifest.php',
		Object.fromEntries(
			Object.keys( blocks ).map( ( slug ) => [
				slug,
				JSON.parse(
					readFileSync( at( `build/${ slug }/block.json` ), 'utf8' )
				),
			] )
		)
	);
	writePhp(
		'build/content.php',
		savedContent( Object.keys( blocks ) ),
		TEMPLATES
	);
	writePhp( 'build/identities.php', identities( Object.keys( blocks ) ) );
	writeFileSync(
		at( 'build/costs.json' ),
		JSON.stringify(
			costs( manifest, ( path ) => readFileSync( at( path ) ) )
		)
	);
}

/** @return {Object} The manifest. */
function describe() {
	const manifest = {
		actions: actionsIn(
			'includes/Domain/Actions',
			'Frontage\\Domain\\Actions',
			{
				module: '',
				kind: '',
			}
		),
		...discoverables(),
	};
	for ( const kind of KINDS ) {
		manifest[ kind ] = {};
		for ( const slug of slugsOf( kind ) ) {
			manifest[ kind ][ slug ] = module( kind, slug );
			const namespace = `Frontage\\${ namespaceOf( kind ) }\\${ className( slug ) }`;
			Object.assign(
				manifest.actions,
				actionsIn( `${ kind }/${ slug }/actions`, namespace, {
					module: slug,
					kind,
				} )
			);
		}
	}
	manifest.renamed = Object.fromEntries(
		KINDS.flatMap( ( kind ) =>
			Object.entries( manifest[ kind ] ).flatMap(
				( [ slug, { formerly } ] ) =>
					formerly ? [ [ formerly, slug ] ] : []
			)
		)
	);
	manifest.script_modules = builtScriptModules();
	manifest.styles = {
		canvas: built( 'build/editor-styles.css' ),
		previews: built( 'build/editor-previews.css' ),
		pictures: built( 'build/editor-pictures.json' ),
	};
	return manifest;
}

/** @return {Object} The shared script modules that were built, by id. */
function builtScriptModules() {
	return Object.fromEntries(
		scriptModules
			.map( ( { id, name } ) => [ id, built( `build/${ name }.js` ) ] )
			.filter( ( [ , file ] ) => file )
	);
}

/**
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder.
 * @return {Object} The module's built files and class.
 */
function module( kind, slug ) {
	const folder = kind === 'blocks' ? slug : `${ kind }/${ slug }`;
	const found = { kind };
	const style = built( `build/${ folder }/style-index.css` );
	if ( style ) {
		found.style = style;
	}
	const view = built( `build/${ folder }/view.js` );
	if ( view ) {
		const asset = at( `build/${ folder }/view.asset.php` );
		found.view = {
			...view,
			react:
				existsSync( asset ) &&
				readFileSync( asset, 'utf8' ).includes( '@frontage/react' ),
		};
	}
	const parts = partsOf( `${ kind }/${ slug }` ).map( ( { name } ) => [
		name,
		built( `build/${ folder }/view-${ name }.js` ),
	] );
	if ( parts.length ) {
		found.parts = Object.fromEntries( parts );
	}
	if ( hasSource( kind, slug, 'index' ) ) {
		found.editor = true;
	}
	const patterns = patternsIn( `${ kind }/${ slug }/patterns` );
	if ( patterns ) {
		found.patterns = patterns;
	}
	const providers = providersOf( kind, slug );
	if ( providers.length ) {
		found.providers = providers;
	}
	const name = className( slug );
	if ( existsSync( `${ root }${ kind }/${ slug }/server/${ name }.php` ) ) {
		found.class = `Frontage\\${ namespaceOf( kind ) }\\${ name }\\${ name }`;
		Object.assign( found, switchesOf( kind, slug ) );
	}
	return found;
}

/**
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder.
 * @param {string} name File name without extension.
 * @return {boolean} Whether the module has that script.
 */
function hasSource( kind, slug, name ) {
	return [ 'ts', 'tsx' ].some( ( ext ) =>
		existsSync( `${ root }${ kind }/${ slug }/${ name }.${ ext }` )
	);
}

/**
 * @param {string} path Relative to the root.
 * @return {{path:string,version:string}|null} The file and a hash of its content.
 */
function built( path ) {
	if ( ! existsSync( at( path ) ) ) {
		return null;
	}
	return { path, version: versionOf( readFileSync( at( path ) ) ) };
}

/**
 * @param {string} path   Relative to the root.
 * @param {Object} data   What the file returns.
 * @param {string} [note] Comment before it.
 */
function writePhp( path, data, note = '' ) {
	writeFileSync(
		at( path ),
		`<?php ${ note }defined( 'ABSPATH' ) || exit; return ${ json2php( data ) };\n`
	);
}
