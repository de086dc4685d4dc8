/** The local PHP: whether it can serve WordPress, and how to run it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { finish, must } from './processes.mjs';

const PHP = process.env.FRONTAGE_PHP || 'php';
const MINIMUM = 80100;

/** PHP extensions every native run needs; each database adds its own. */
const EXTENSIONS = [
	'curl',
	'dom',
	'gd',
	'intl',
	'mbstring',
	'simplexml',
	'xml',
	'zip',
];
const DATABASES = { sqlite: [ 'pdo_sqlite' ], mysql: [ 'mysqli' ] };

/** Settings of a small production server: tests should measure what a visitor gets. */
const SETTINGS = [
	'memory_limit=512M',
	'max_execution_time=120',
	'upload_max_filesize=64M',
	'post_max_size=72M',
	'expose_php=0',
	'display_errors=0',
	'log_errors=1',
	'zend.assertions=-1',
	'realpath_cache_size=4M',
	'opcache.enable=1',
	'opcache.memory_consumption=192',
	'opcache.max_accelerated_files=20000',
	'opcache.revalidate_freq=0',
];

/** Prints PHP's version, then its extensions. */
const REPORT = `echo PHP_VERSION_ID, "\\n", implode( "\\n", array_map( "strtolower", get_loaded_extensions() ) );`;

/** @typedef {'sqlite' | 'mysql'} Database */

/**
 * Returns what the local PHP lacks; empty if it is sufficient.
 *
 * @param {Database[]} databases
 * @return {Promise<string[]>} `php` itself, or names of extensions.
 */
export async function missingPhp( databases ) {
	const { code, output } = await finish( PHP, [ '-r', REPORT ] ).catch(
		() => ( { code: 1, output: '' } )
	);
	if ( code !== 0 || parseInt( output, 10 ) < MINIMUM ) {
		return [ 'php' ];
	}
	const loaded = output.trim().split( '\n' );
	const wanted = [
		...EXTENSIONS,
		...databases.flatMap( ( name ) => DATABASES[ name ] ),
	];
	return wanted.filter( ( name ) => ! loaded.includes( name ) );
}

/**
 * Throws a readable error if PHP lacks a requirement.
 *
 * @param {Database} database
 */
export async function needPhp( database ) {
	const missing = await missingPhp( [ database ] );
	if ( missing.length ) {
		throw new Problem(
			missing[ 0 ] === 'php'
				? 'No PHP 8.1 or newer was found.'
				: `PHP lacks: ${ missing.join( ', ' ) }.`,
			'On Debian or Ubuntu: apt-get install php-cli php-sqlite3 php-mysql php-xml php-mbstring php-intl php-gd php-zip php-curl\n' +
				'Elsewhere: install PHP 8.1+ with these extensions and put it on the PATH (or set FRONTAGE_PHP).\n' +
				'Without PHP, plain `npm start` works.'
		);
	}
}

/**
 * Returns PHP arguments, to put before the script.
 *
 * @param {string[]} settings Such as `memory_limit=512M`.
 */
const toArguments = ( settings ) =>
	settings.flatMap( ( setting ) => [ '-d', setting ] );

/** Returns PHP arguments with our settings. */
export const phpSettings = () => toArguments( SETTINGS );

/** Returns settings for command-line runs, which may take as long as they need. */
export const phpRunSettings = () => [
	...phpSettings(),
	...toArguments( [ 'max_execution_time=0' ] ),
];

/** Returns settings for command-line runs that are measured: compiled files are cached on disk, so that WordPress boots fast. */
export function phpCliSettings() {
	const folder = join( CACHE, 'opcache' );
	// Without it, PHP does not start.
	mkdirSync( folder, { recursive: true } );
	return [
		...phpRunSettings(),
		...toArguments( [
			'opcache.enable_cli=1',
			`opcache.file_cache=${ folder }`,
		] ),
	];
}

/** Returns the PHP command. */
export const phpCommand = () => PHP;

/**
 * Runs one of our scripts and waits for it.
 *
 * @param {string}                 script Path below `tools/env/wordpress/`.
 * @param {string[]}               args
 * @param {Record<string, string>} env
 */
export function runPhp( script, args, env ) {
	return must(
		PHP,
		[
			...phpRunSettings(),
			inRoot( 'tools/env/wordpress', script ),
			...args,
		],
		{ env: { ...process.env, ...env, FRONTAGE_DEBUG_LOG: 'stderr' } },
		'Fix what PHP says above, then try again.'
	);
}
