/** Serves a site with PHP's built-in web server, several workers, on 127.0.0.1 only. */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { phpCommand, phpSettings } from './php.mjs';
import { listening, needFree } from './ports.mjs';
import { Problem } from './problem.mjs';
import { end, keep } from './services.mjs';

const WORKERS = '4';

/**
 * @typedef {Object} Server
 * @property {string}              url  Such as `http://127.0.0.1:8901`.
 * @property {() => Promise<void>} stop Ends it; resolves when it is gone.
 */

/**
 * @param {import('./site.mjs').Site} site
 * @param {number}                    port
 * @param {string[]}                  [settings] Further arguments for PHP.
 * @return {Promise<Server>} Resolves once it listens.
 */
export async function serve( site, port, settings = [] ) {
	await needFree( port );
	const log = join( site.folder, 'server.log' );
	const out = openSync( log, 'w' );
	const child = spawn(
		phpCommand(),
		[
			...phpSettings(),
			...settings,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			site.folder,
			inRoot( 'tools/env/wordpress/router.php' ),
		],
		{
			cwd: site.folder,
			detached: true,
			stdio: [ 'ignore', out, out ],
			env: {
				PHP_CLI_SERVER_WORKERS: WORKERS,
				...process.env,
				...site.env,
			},
		}
	);
	keep( child, true );
	if ( ! ( await listening( port, child ) ) ) {
		await end( child );
		throw new Problem(
			`PHP's web server did not come up on port ${ port }.`,
			`Its log: ${ log }`
		);
	}
	return {
		url: `http://127.0.0.1:${ port }`,
		stop: () => end( child ),
	};
}
