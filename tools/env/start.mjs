/**
 * `npm start`: runs the demo site until Ctrl+C.
 *
 *     npm start                  in WebAssembly, needs nothing but Node
 *     npm start -- --native      with the local PHP and SQLite
 *     npm start -- --mysql       with the local PHP and MariaDB
 *     npm start -- --port 9000   on another port than 8888
 *     npm start -- --fresh       with the initial content
 *     npm start -- --site other  another site, with its own content
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { built } from './built.mjs';
import { startMariadb } from './mariadb.mjs';
import { OWN, siteFolder } from './paths.mjs';
import { startPlayground } from './playground.mjs';
import { needFree } from './ports.mjs';
import { entry, Problem } from './problem.mjs';
import { untilStopped } from './services.mjs';
import { serve } from './server.mjs';
import { site } from './site.mjs';

/**
 * @typedef {Object} Choice
 * @property {number}  port   Where to listen.
 * @property {boolean} native With the local PHP.
 * @property {boolean} mysql  With MariaDB, and the local PHP.
 * @property {boolean} fresh  As new.
 * @property {string}  name   Which site.
 */

/**
 * @return {Choice} Command-line options.
 */
function choice() {
	const flag = /** @type {const} */ ( { type: 'boolean', default: false } );
	try {
		const { values } = parseArgs( {
			options: {
				port: { type: 'string', default: '8888' },
				site: { type: 'string', default: 'demo' },
				native: flag,
				mysql: flag,
				fresh: flag,
			},
		} );
		const port = Number( values.port );
		if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
			throw new Error( `${ values.port } is no port` );
		}
		return {
			port,
			name: String( values.site ),
			native: Boolean( values.native ),
			mysql: Boolean( values.mysql ),
			fresh: Boolean( values.fresh ),
		};
	} catch ( error ) {
		throw new Problem(
			`${ error.message }.`,
			'Use: npm start -- [--native | --mysql] [--port N] [--fresh] [--site NAME]'
		);
	}
}

/**
 * @param {Choice} chosen
 */
async function boot( { port, name, native, mysql, fresh } ) {
	if ( mysql ) {
		const mariadb = await startMariadb( join( OWN, 'mariadb', name ) );
		try {
			const made = await site( {
				name: `${ name }-mysql`,
				database: 'mysql',
				env: mariadb.env,
				seed: 'people',
				fresh,
			} );
			const server = await serve( made, port );
			return {
				...server,
				version: made.version,
				stop: async () =>
					void ( await server.stop(), await mariadb.stop() ),
			};
		} catch ( error ) {
			await mariadb.stop();
			throw error;
		}
	}
	if ( native ) {
		const made = await site( { name, seed: 'people', fresh } );
		return { ...( await serve( made, port ) ), version: made.version };
	}
	if ( fresh ) {
		await rm( siteFolder( `${ name }-playground` ), {
			recursive: true,
			force: true,
		} );
	}
	return startPlayground( port, `${ name }-playground` );
}

async function main() {
	const chosen = choice();
	const began = Date.now();
	await needFree( chosen.port );
	await built();
	const server = await boot( chosen );
	const url = `http://localhost:${ chosen.port }`;
	const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 1 );
	process.stdout.write(
		`\n  Frontage on WordPress ${ server.version }, ready in ${ seconds } s\n\n  Site   ${ url }/\n  Admin  ${ url }/wp-admin/   admin / password\n\n  Ctrl+C stops it.\n\n`
	);
	await untilStopped( server.stop );
	process.exit( 0 );
}

await entry( main );
