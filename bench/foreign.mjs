/** Measures what the plugin costs requests that are for WordPress or for other plugins. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariadb } from '../tools/env/mariadb.mjs';
import { inRoot, OWN } from '../tools/env/paths.mjs';
import { freePort } from '../tools/env/ports.mjs';
import { Problem } from '../tools/env/problem.mjs';
import { serve } from '../tools/env/server.mjs';
import { site } from '../tools/env/site.mjs';
import { median, print } from './table.mjs';

/** The most that we may add to them: CPU as a ratio, files of ours, queries. */
const MOST = { ratio: 1.2, files: 60, queries: 0 };

/** How often each request is sent, with and without the plugin. */
const TIMES = 300;

/** Requests before anything counts: WordPress and PHP fill their caches. */
const WARM_UP = 10;

const post = ( action ) => ( {
	method: 'POST',
	body: new URLSearchParams( { action } ),
} );

/** What is sent; `user` is the administrator. Those with a limit are the ones that other plugins and the editor send most. */
const REQUESTS = [
	{
		name: 'admin-ajax.php, an action of another plugin',
		path: '/wp-admin/admin-ajax.php',
		options: post( 'another' ),
		isLimited: true,
	},
	{
		name: 'the same, by a user',
		path: '/wp-admin/admin-ajax.php',
		options: post( 'another' ),
		isUsers: true,
		isLimited: true,
	},
	{
		name: 'admin-ajax.php, heartbeat',
		path: '/wp-admin/admin-ajax.php',
		options: post( 'heartbeat' ),
		isUsers: true,
		isLimited: true,
	},
	{
		name: 'REST, a route of another plugin',
		path: '/wp-json/another/v1/route',
		isLimited: true,
	},
	{ name: 'REST, posts', path: '/wp-json/wp/v2/posts', isLimited: true },
	{ name: 'REST, types', path: '/wp-json/wp/v2/types', isLimited: true },
	{ name: 'wp-cron.php', path: '/wp-cron.php' },
	{ name: 'a page without our blocks', path: '/sample-page/' },
	{ name: 'feed', path: '/feed/' },
	{ name: 'login', path: '/wp-login.php' },
	{ name: 'dashboard', path: '/wp-admin/index.php', isUsers: true },
];

/**
 * Returns the cookies of the administrator.
 *
 * @param {string} url The site.
 * @return {Promise<string>} For a header.
 */
async function logIn( url ) {
	const { headers } = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
		} ),
	} );
	return headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

/**
 * Sends a request in turn with and without the plugin.
 *
 * The server is a single process and says how much CPU it has used so far, so what a request took, with its end, is known
 * from the next one.
 *
 * @param {string}                    url     The site.
 * @param {string}                    cookie  Of the administrator.
 * @param {(typeof REQUESTS)[number]} request What is sent.
 * @return {Promise<{ cpu: Record<string, number[]>, last: Record<string, Headers> }>} CPU in ms, and the last answers.
 */
async function alternate( url, cookie, { path, options, isUsers } ) {
	const send = async ( how ) => {
		const answer = await fetch( url + path, {
			...options,
			headers: {
				'x-bench': how,
				'sec-fetch-site': 'same-origin',
				...( isUsers && { cookie } ),
			},
		} );
		await answer.text();
		if ( answer.status >= 500 || ! answer.headers.has( 'x-bench-total' ) ) {
			throw new Problem( `${ path } failed.`, "Read the site's log." );
		}
		return answer.headers;
	};
	const cpu = { on: [], off: [] };
	const last = {};
	let before;
	for ( let at = -2 * WARM_UP; at <= 2 * TIMES; at++ ) {
		const how = at % 2 ? 'off' : 'on';
		const headers = await send( how );
		const total = Number( headers.get( 'x-bench-total' ) );
		if ( at > 0 ) {
			cpu[ at % 2 ? 'on' : 'off' ].push( total - before );
		}
		before = total;
		last[ how ] = headers;
	}
	return { cpu, last };
}

/**
 * Sends all requests.
 *
 * @param {string} url The site.
 * @return {Promise<Object[]>} The table.
 */
async function compare( url ) {
	const cookie = await logIn( url );
	const table = [];
	for ( const request of REQUESTS ) {
		const { cpu, last } = await alternate( url, cookie, request );
		const ratio = median( cpu.on ) / median( cpu.off );
		const files = Number( last.on.get( 'x-bench-files' ) );
		const queries =
			last.on.get( 'x-bench-queries' ) -
			last.off.get( 'x-bench-queries' );
		const isWithin =
			ratio <= MOST.ratio &&
			files <= MOST.files &&
			queries <= MOST.queries;
		table.push( {
			request: request.name,
			'with Frontage, CPU ms': median( cpu.on ),
			'without it': median( cpu.off ),
			ratio,
			'our files': files,
			'our queries': queries,
			'within the limits': request.isLimited
				? [ 'NO', 'yes' ][ Number( isWithin ) ]
				: '',
		} );
	}
	return table;
}

/**
 * Measures them on a site of its own, on MariaDB: SQLite's driver takes as much of PHP's time again as a request.
 *
 * @param {string[]} settings Arguments for PHP.
 * @return {Promise<Object[]>} The table.
 */
export async function foreign( settings ) {
	const database = await startMariadb( join( OWN, 'mariadb', 'bench' ) );
	try {
		const made = await site( {
			name: 'bench-foreign',
			database: 'mysql',
			env: database.env,
			seed: 'none',
		} );
		await cp(
			inRoot( 'bench/controls/frontage-bench.php' ),
			join( made.folder, 'wp-content/mu-plugins/frontage-bench.php' )
		);
		const env = {
			...made.env,
			FRONTAGE_DEBUG: '0',
			PHP_CLI_SERVER_WORKERS: '0',
		};
		const server = await serve(
			{ ...made, env },
			await freePort(),
			settings
		);
		try {
			const table = await compare( server.url );
			print(
				`Requests for WordPress and other plugins, medians of ${ TIMES }`,
				table
			);
			return table;
		} finally {
			await server.stop();
		}
	} finally {
		await database.stop();
	}
}
