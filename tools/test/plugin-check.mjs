/**
 * Runs WordPress.org's Plugin Check on the plugin as owners install it, and compares what it reports with
 * docs/plugin-check.md: no error, and no warning that the table there does not explain.
 *
 *     FRONTAGE_PLUGIN_CHECK=<folder of the plugin, with its vendor folder> node tools/test/plugin-check.mjs
 *
 * It is not part of this repository. Without the variable, nothing runs.
 */
import AdmZip from 'adm-zip';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CACHE, inRoot } from '../env/paths.mjs';
import { phpCommand } from '../env/php.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { finish, must } from '../env/processes.mjs';
import { site } from '../env/site.mjs';
import { wpCli } from '../env/wp-cli.mjs';
import { zip } from '../env/zip.mjs';

const DOC = 'docs/plugin-check.md';
const PHPCS = 'vendor/squizlabs/php_codesniffer';
const SNIFFS = [
	'phpcsstandards/phpcsutils',
	'phpcsstandards/phpcsextra',
	'wp-coding-standards/wpcs',
	'automattic/vipwpcs',
	'sirbrillig/phpcs-variable-analysis',
	'plugin-check/phpcs-sniffs',
];

/** WP-CLI speaks of what newer versions of PHP deprecate. */
const QUIET = [ 'error_reporting=24575', 'display_errors=0', 'log_errors=0' ];

async function main() {
	const from = process.env.FRONTAGE_PLUGIN_CHECK;
	if ( ! from ) {
		process.stdout.write( 'FRONTAGE_PLUGIN_CHECK is not set.\n' );
		return;
	}
	if ( ! existsSync( join( from, PHPCS ) ) ) {
		throw new Problem(
			`${ from } has no ${ PHPCS }.`,
			'Use a released ZIP of Plugin Check, or run composer install there.'
		);
	}
	const { folder, version } = await site( {
		name: 'plugin-check',
		plugin: false,
		seed: 'none',
		fresh: true,
	} );
	const checker = join( folder, 'wp-content/plugins/plugin-check' );
	await rm( checker, { recursive: true, force: true } );
	await cp( resolve( from ), checker, { recursive: true } );
	const archive = join( CACHE, 'plugin-check.zip' );
	await zip( archive );
	new AdmZip( archive ).extractAllTo(
		join( folder, 'wp-content/plugins' ),
		true
	);
	const found = await check( folder, checker );
	const readme = await readFile( join( checker, 'readme.txt' ), 'utf8' );
	process.stdout.write(
		`Plugin Check ${ /^Stable tag:\s*(.+)$/m.exec( readme )?.[ 1 ] } on WordPress ${ version }:\n`
	);
	report( found, await explained() );
}

/**
 * @param {string} folder  Site.
 * @param {string} checker Plugin Check in it.
 * @return {Promise<Map<string, string[]>>} See `places()`.
 */
async function check( folder, checker ) {
	const php = phpCommand();
	const todo = 'Fix what is said above, then try again.';
	const sniffs = SNIFFS.map( ( path ) => join( checker, 'vendor', path ) );
	await must(
		php,
		[
			join( checker, PHPCS, 'bin/phpcs' ),
			'--config-set',
			'installed_paths',
			sniffs.join( ',' ),
		],
		{},
		todo
	);
	const activate = [ 'frontage/plugin.php', 'plugin-check/plugin.php' ]
		.map( ( name ) => `activate_plugin( '${ name }' );` )
		.join( '' );
	await must(
		php,
		[
			'-r',
			`require '${ folder }/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${ activate }`,
		],
		{},
		todo
	);
	const { output } = await finish( php, [
		...QUIET.flatMap( ( setting ) => [ '-d', setting ] ),
		'-d',
		'memory_limit=2G',
		await wpCli(),
		...[ 'plugin', 'check', 'frontage', '--format=csv' ],
		...[ `--path=${ folder }`, '--allow-root', '--no-color' ],
		`--require=${ join( checker, 'cli.php' ) }`,
	] );
	const found = places( output );
	if ( ! found.size && ! output.includes( 'Checks complete' ) ) {
		throw new Problem( `Plugin Check said:\n${ output }`, todo );
	}
	return found;
}

/**
 * @param {string} output Lines of CSV under the names of files.
 * @return {Map<string, string[]>} Where each finding occurs, such as `plugin.php:12` for `ERROR plugin_readme`.
 */
function places( output ) {
	/** @type {Map<string, string[]>} */
	const found = new Map();
	let file = '';
	for ( const line of output.split( '\n' ) ) {
		file = /^FILE: (.+)/.exec( line )?.[ 1 ] ?? file;
		const [ , at, type, code ] =
			/^(\d+),\d+,(ERROR|WARNING),([^,]+),/.exec( line ) ?? [];
		if ( code ) {
			const name = `${ type } ${ code }`;
			found.set( name, [
				...( found.get( name ) ?? [] ),
				`${ file }:${ at }`,
			] );
		}
	}
	return found;
}

/** @return {Promise<string[]>} Warnings in the table of the document. */
async function explained() {
	const text = await readFile( inRoot( DOC ), 'utf8' );
	const [ , table = '' ] = text.split( '## Remaining warnings' );
	return [ ...table.matchAll( /^\| `([^`]+)`/gm ) ].map(
		( [ , code = '' ] ) => code
	);
}

/**
 * @param {Map<string, string[]>} found See `places()`.
 * @param {string[]}              known
 */
function report( found, known ) {
	for ( const [ name, at ] of found ) {
		process.stdout.write(
			`${ String( at.length ).padStart( 5 ) } ${ name }\n`
		);
	}
	const open = [ ...found ].filter(
		( [ name ] ) => ! known.some( ( code ) => name === `WARNING ${ code }` )
	);
	if ( open.length ) {
		throw new Problem(
			`Not explained:\n${ open.map( ( [ name, at ] ) => `${ name }\n  ${ at.join( '\n  ' ) }` ).join( '\n' ) }`,
			`Mend them, or explain the warnings in ${ DOC }.`
		);
	}
	process.stdout.write( 'No error, and no warning that is not explained.\n' );
}

await entry( main );
