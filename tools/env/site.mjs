/**
 * Sites: a separate WordPress with the plugin linked in, created once and reused while nothing changes.
 *
 *     node tools/env/site.mjs create [--name dev] [--mysql] [--fresh] [--no-seed] [--people] [--no-plugin] [--network <host>] [--dir <folder>]
 *     node tools/env/site.mjs serve  [--port 8901] [… as above]
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { siteId } from './assemble.mjs';
import { install, restore } from './install.mjs';
import { locked } from './lock.mjs';
import { OWN, ROOT, siteFolder } from './paths.mjs';
import { needPhp } from './php.mjs';
import { entry } from './problem.mjs';
import { untilStopped } from './services.mjs';
import { serve } from './server.mjs';
import { wordpress } from './wordpress.mjs';

/**
 * @typedef {Object} Wanted
 * @property {string}                       name       Site of this checkout.
 * @property {import('./php.mjs').Database} [database] SQLite unless told otherwise.
 * @property {Record<string, string>}       [env]      Connection of a MySQL site, from `mariadb.mjs`.
 * @property {'tests'|'people'|'none'}      [seed]     The demo as specs need it (default), as people see it, or none.
 * @property {string}                       [network]  Host name of a multisite network; none by default.
 * @property {boolean}                      [plugin]   With this checkout as the plugin (default) or a clean WordPress.
 * @property {boolean}                      [fresh]    As it was when it was made, whatever happened since.
 * @property {string}                       [folder]   Elsewhere than below the cache.
 */

/**
 * @typedef {Object} Site
 * @property {string}                 folder  Document root.
 * @property {Record<string, string>} env     For every PHP process of the site.
 * @property {string}                 version Of WordPress.
 * @property {boolean}                reused  Whether it was there already.
 */

/**
 * Returns the site, created if missing.
 *
 * @param {Wanted} wanted
 * @return {Promise<Site>} Ready to be served.
 */
export async function site( {
	name,
	database = 'sqlite',
	env = {},
	seed = 'tests',
	network = '',
	plugin = true,
	fresh = false,
	folder = siteFolder( name ),
} ) {
	await needPhp( database );
	const core = await wordpress();
	const plan = { folder, core, database, plugin: plugin ? ROOT : null };
	const all = {
		...env,
		FRONTAGE_SEED: seed,
		...( network && { FRONTAGE_MULTISITE: '1', FRONTAGE_HOST: network } ),
	};
	return locked( `${ folder }.lock`, async () => {
		const mark = join( folder, '.frontage-site' );
		const id = await siteId( plan, JSON.stringify( [ seed, network ] ) );
		const reused =
			id === ( await readFile( mark, 'utf8' ).catch( () => '' ) );
		if ( ! reused ) {
			await install( { ...plan, env: all } );
			await writeFile( mark, id );
		} else if ( fresh ) {
			await restore( { ...plan, env: all } );
		}
		return { folder, env: all, version: core.version, reused };
	} );
}

/**
 * @param {{ people: boolean, 'no-seed': boolean }} chosen Options.
 * @return {'tests'|'people'|'none'} What the site begins with.
 */
function seedOf( { people, 'no-seed': isEmpty } ) {
	const rest = isEmpty ? 'none' : 'tests';
	return people ? 'people' : rest;
}

async function main() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			name: { type: 'string', default: 'dev' },
			port: { type: 'string', default: '8901' },
			dir: { type: 'string' },
			network: { type: 'string', default: '' },
			mysql: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
			'no-seed': { type: 'boolean', default: false },
			people: { type: 'boolean', default: false },
			'no-plugin': { type: 'boolean', default: false },
		},
	} );
	const mariadb = values.mysql
		? await (
				await import( './mariadb.mjs' )
			).startMariadb( join( OWN, 'mariadb', values.name ) )
		: undefined;
	try {
		const made = await site( {
			name: values.mysql ? `${ values.name }-mysql` : values.name,
			database: values.mysql ? 'mysql' : 'sqlite',
			env: mariadb?.env,
			seed: seedOf( values ),
			plugin: ! values[ 'no-plugin' ],
			fresh: values.fresh,
			network: values.network,
			folder: values.dir && resolve( values.dir ),
		} );
		process.stdout.write(
			`${ made.folder } (WordPress ${ made.version }${ made.reused ? ', reused' : '' })\n`
		);
		if ( positionals[ 0 ] === 'serve' ) {
			const server = await serve( made, Number( values.port ) );
			process.stdout.write(
				`${ server.url }  admin / password  (Ctrl+C stops)\n`
			);
			await untilStopped( server.stop );
		}
	} finally {
		await mariadb?.stop();
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await entry( main );
}
