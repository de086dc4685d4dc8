/** Assembles the files of a site: WordPress, configuration, database drop-in, themes, the plugin. */
import { createHash } from 'node:crypto';
import {
	copyFile,
	cp,
	link,
	mkdir,
	readFile,
	readdir,
	symlink,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { digest, inRoot } from './paths.mjs';
import { installSqlite, sqliteId } from './sqlite.mjs';

/** Parts of a given WordPress that belong to its own site, not to WordPress. */
const FOREIGN =
	/^(wp-config\.php|\.|wp-content\/(db\.php|object-cache\.php|advanced-cache\.php|debug\.log|(plugins|mu-plugins|uploads|upgrade|cache|database)(\/|$)))/;

/** Sources that a site's content depends on, besides WordPress. */
const SOURCES = [
	'tools/env/wordpress',
	'tests/themes',
	'tests/demo',
	'tests/php/Support/Clips.php',
	'tests/php/Support/Papers.php',
	'tests/php/Support/Photograph_Files.php',
	'tests/php/Support/Photographs.php',
	'includes/Base/Store',
	'includes/Domain/Store',
];

/**
 * @typedef {Object} Plan
 * @property {string}                                      folder   Document root to be.
 * @property {import('./wordpress.mjs').Core}              core     What is laid into it.
 * @property {import('./php.mjs').Database | 'playground'} database Playground brings its own driver and configuration.
 * @property {string | null}                               plugin   Folder to link as `frontage`; null for a site without it.
 */

/**
 * @param {Plan} plan
 */
export async function assemble( { folder, core, database, plugin } ) {
	const content = join( folder, 'wp-content' );
	await mirror( core.folder, folder, core.shared ? link : copyFile );
	for ( const part of [ 'plugins', 'mu-plugins', 'uploads', 'database' ] ) {
		await mkdir( join( content, part ), { recursive: true } );
	}
	await cp( inRoot( 'tests/themes' ), join( content, 'themes' ), {
		recursive: true,
	} );
	if ( database !== 'playground' ) {
		await copyFile(
			own( 'wp-config.php' ),
			join( folder, 'wp-config.php' )
		);
	}
	for ( const file of [
		'frontage-env.php',
		'frontage-env-modules.php',
		'frontage-env-pages.php',
		'frontage-env-run.php',
	] ) {
		await copyFile( own( file ), join( content, 'mu-plugins', file ) );
	}
	await copyFile(
		own( 'frontage-setup.php' ),
		join( content, 'frontage-setup.php' )
	);
	if ( database === 'sqlite' ) {
		await installSqlite( content );
	}
	if ( plugin ) {
		await symlink(
			plugin,
			join( content, 'plugins/frontage' ),
			'junction'
		);
	}
}

/**
 * Returns an ID that changes when an existing site is outdated.
 *
 * @param {Plan}   plan
 * @param {string} more What else the site depends on.
 */
export async function siteId( { core, database, plugin }, more ) {
	const sources = [ ...SOURCES, ...( await fixtureFolders() ) ];
	const contents = await Promise.all(
		sources.map( ( path ) => pathDigest( inRoot( path ) ) )
	);
	return digest(
		core.id,
		database,
		String( plugin ),
		more,
		await sqliteId(),
		...contents
	);
}

/**
 * @param {string} name
 */
const own = ( name ) => inRoot( 'tools/env/wordpress', name );

/** Returns the folders of the modules' fixtures, which the demo shows. */
async function fixtureFolders() {
	const folders = await Promise.all(
		[ 'blocks', 'features', 'extensions' ].map( async ( kind ) => {
			const modules = await readdir( inRoot( kind ) ).catch( () => [] );
			return modules
				.sort()
				.map( ( module ) => `${ kind }/${ module }/fixtures` );
		} )
	);
	return folders.flat();
}

/**
 * @param {string} path Folder or file; may be missing.
 */
async function pathDigest( path ) {
	const files = await listFiles( path );
	const hash = createHash( 'sha1' );
	for ( const file of files.length ? files.sort() : [ path ] ) {
		const content = await readFile( file ).catch( () => '' );
		hash.update( relative( path, file ) ).update( content );
	}
	return hash.digest( 'hex' );
}

/**
 * Lists all files below a folder; none if it does not exist.
 *
 * @param {string} folder
 * @return {Promise<string[]>} Absolute paths.
 */
export async function listFiles( folder ) {
	const entries = await readdir( folder, { withFileTypes: true } ).catch(
		() => []
	);
	const lists = entries.map( ( item ) => {
		const path = join( folder, item.name );
		return item.isDirectory() ? listFiles( path ) : [ path ];
	} );
	return ( await Promise.all( lists ) ).flat();
}

/**
 * Puts every file of WordPress into the site, without copying if the file system allows.
 *
 * @param {string}                                      from Source folder.
 * @param {string}                                      to   Target folder.
 * @param {(from: string, to: string) => Promise<void>} put  Links or copies a file.
 */
async function mirror( from, to, put ) {
	const made = new Map();
	for ( const file of await listFiles( from ) ) {
		const path = relative( from, file ).replaceAll( '\\', '/' );
		if ( FOREIGN.test( path ) ) {
			continue;
		}
		const target = join( to, path );
		const parent = dirname( target );
		made.set(
			parent,
			made.get( parent ) ?? mkdir( parent, { recursive: true } )
		);
		await made.get( parent );
		await put( file, target ).catch( () => copyFile( file, target ) );
	}
}
