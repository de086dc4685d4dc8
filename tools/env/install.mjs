/** Creates a working site, and resets one to its initial state. */
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from './assemble.mjs';
import { dump, load } from './mariadb-dump.mjs';
import { runPhp } from './php.mjs';

/**
 * @typedef {Object} Installation
 * @property {import('./php.mjs').Database} database Which one it uses.
 * @property {Record<string, string>}       env      For every PHP process of the site.
 */

/**
 * Assembles the files, installs WordPress, activates the plugin, adds the demo.
 *
 * @param {import('./assemble.mjs').Plan & Installation} plan
 */
export async function install( { env, ...plan } ) {
	const { folder, database } = plan;
	const run = ( /** @type {string[]} */ ...args ) =>
		runPhp( 'install.php', [ folder, ...args ], env );
	await rm( folder, { recursive: true, force: true } );
	await assemble( plan );
	if ( database === 'mysql' ) {
		await runPhp( 'database.php', [], env );
	}
	const network = env.FRONTAGE_MULTISITE === '1';
	await runPhp( 'install.php', [ folder, network ? 'network' : 'single' ], {
		...env,
		FRONTAGE_MULTISITE: '0',
	} );
	process.stdout.write( await run( 'setup' ) );
	await cp( join( folder, 'wp-content/database' ), pristine( folder ), {
		recursive: true,
	} );
	if ( database === 'mysql' ) {
		await dump( env, dumpFile( folder ) );
	}
}

/**
 * Resets the database to its initial state.
 *
 * @param {import('./assemble.mjs').Plan & Installation} plan
 */
export async function restore( { folder, database, plugin, env } ) {
	const content = join( folder, 'wp-content' );
	const live = join( content, 'database' );
	await cp( pristine( folder ), `${ live }.new`, { recursive: true } );
	await rm( live, { recursive: true, force: true } );
	await rename( `${ live }.new`, live );
	if ( database === 'mysql' ) {
		await runPhp( 'database.php', [], env );
		await load( env, dumpFile( folder ) );
	}
	const written = [ 'mail.log', 'debug.log' ];
	if ( ! plugin ) {
		written.push( 'plugins/frontage' );
	}
	for ( const path of written ) {
		await rm( join( content, path ), { recursive: true, force: true } );
	}
}

/**
 * Returns the folder of the initial database.
 *
 * @param {string} folder Folder of the site.
 */
const pristine = ( folder ) => join( folder, '.pristine' );

/**
 * Returns the path of a MySQL dump.
 *
 * @param {string} folder Folder of the site.
 */
const dumpFile = ( folder ) => join( pristine( folder ), 'dump.sql' );
