/**
 * Sites: a WordPress of their own with the plugin linked in, made once and used again while nothing changed.
 *
 *     node tools/env/site.mjs create [--name demo] [--mysql] [--fresh] [--no-seed] [--theme <slug>] [--dir <folder>]
 *     node tools/env/site.mjs serve  [--port 8901] [… as above]
 */
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { assemble, siteId } from './assemble.mjs';
import { locked } from './lock.mjs';
import { OWN, ROOT, siteFolder } from './paths.mjs';
import { needPhp, runPhp } from './php.mjs';
import { entry } from './problem.mjs';
import { untilStopped } from './processes.mjs';
import { serve } from './server.mjs';
import { wordpress } from './wordpress.mjs';

/**
 * @typedef {Object} Wanted
 * @property {string}                 name     Site of this checkout.
 * @property {import('./php.mjs').Database} [database] SQLite unless told otherwise.
 * @property {Record<string, string>} [env]    Connection of a MySQL site, from `mariadb.mjs`.
 * @property {boolean}                [seed]   With the demo (default) or bare.
 * @property {boolean}                [fresh]  As it was when it was made, whatever happened since.
 * @property {string}                 [folder] Elsewhere than below the cache.
 *
 * @typedef {Object} Site
 * @property {string}                 folder Document root.
 * @property {Record<string, string>} env    For every PHP process of the site.
 * @property {string}                 version Of WordPress.
 * @property {boolean}                reused
 */

/**
 * The site, made or found.
 *
 * @param {Wanted} wanted
 * @return {Promise<Site>}
 */
export async function site( { name, database = 'sqlite', env = {}, seed = true, fresh = false, folder = siteFolder( name ) } ) {
	await needPhp( database );
	const core = await wordpress();
	const all = { ...env, FRONTAGE_SEED: seed ? '1' : '0' };
	return locked( `${ folder }.lock`, async () => {
		const id = await siteId( { core, database, seed } );
		const made = { folder, env: all, version: core.version };
		if ( id === ( await readFile( join( folder, '.frontage-site' ), 'utf8' ).catch( () => '' ) ) ) {
			if ( ! fresh || ( await restore( folder, database ) ) ) {
				return { ...made, reused: true };
			}
		}
		await make( { folder, core, database, env: all } );
		await writeFile( join( folder, '.frontage-site' ), id );
		return { ...made, reused: false };
	} );
}

/**
 * @param {{ folder: string, core: import('./wordpress.mjs').Core, database: import('./php.mjs').Database, env: Record<string, string> }} plan
 */
async function make( { folder, core, database, env } ) {
	await rm( folder, { recursive: true, force: true } );
	await assemble( { folder, core, database, plugin: ROOT } );
	if ( database === 'mysql' ) {
		await runPhp( 'database.php', [], env );
	}
	await runPhp( 'install.php', [ folder ], env );
	process.stdout.write( await runPhp( 'install.php', [ folder, 'setup' ], env ) );
	await rm( pristine( folder ), { recursive: true, force: true } );
	await cp( join( folder, 'wp-content/database' ), pristine( folder ), { recursive: true } );
}

/**
 * Where the database lies as it was when the site was made.
 *
 * @param {string} folder
 */
const pristine = ( folder ) => join( folder, '.pristine' );

/**
 * Puts the database back to what it was when the site was made.
 *
 * @param {string}                            folder
 * @param {import('./php.mjs').Database} database
 * @return {Promise<boolean>} False where only making it anew helps.
 */
async function restore( folder, database ) {
	if ( database !== 'sqlite' || ! existsSync( pristine( folder ) ) ) {
		return false;
	}
	const live = join( folder, 'wp-content/database' );
	await rm( live, { recursive: true, force: true } );
	await cp( pristine( folder ), `${ live }.new`, { recursive: true } );
	await rename( `${ live }.new`, live );
	await rm( join( folder, 'wp-content/mail.log' ), { force: true } );
	await rm( join( folder, 'wp-content/debug.log' ), { force: true } );
	return true;
}

async function main() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			name: { type: 'string', default: 'dev' },
			port: { type: 'string', default: '8901' },
			dir: { type: 'string' },
			mysql: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
			'no-seed': { type: 'boolean', default: false },
		},
	} );
	const mariadb = values.mysql ? await ( await import( './mariadb.mjs' ) ).startMariadb( join( OWN, 'mariadb', values.name ) ) : undefined;
	try {
		const made = await site( {
			name: values.mysql ? `${ values.name }-mysql` : values.name,
			database: values.mysql ? 'mysql' : 'sqlite',
			env: mariadb?.env,
			seed: ! values[ 'no-seed' ],
			fresh: values.fresh,
			folder: values.dir && resolve( values.dir ),
		} );
		process.stdout.write( `${ made.folder } (WordPress ${ made.version }${ made.reused ? ', reused' : '' })\n` );
		if ( positionals[ 0 ] === 'serve' ) {
			const server = await serve( made, Number( values.port ) );
			process.stdout.write( `${ server.url }  admin / password  (Ctrl+C stops)\n` );
			await untilStopped( server.stop );
		}
	} finally {
		await mariadb?.stop();
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	await entry( main );
}
