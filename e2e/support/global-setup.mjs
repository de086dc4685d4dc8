/** Runs before all end-to-end tests: builds what is stale, serves a fresh demo site, logs in the administrator. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { built } from '../../tools/env/built.mjs';
import { freePort } from '../../tools/env/ports.mjs';
import { serve } from '../../tools/env/server.mjs';
import { specsSite } from '../../tools/env/specs-site.mjs';

/**
 * @return {Promise<() => Promise<void>>} Runs after all tests.
 */
export default async function setUp() {
	await built();
	process.env.FRONTAGE_ENV_KEY = randomUUID();
	const made = await specsSite();
	const server = await serve( made, await freePort() );
	const state = join( made.folder, '.admin-state.json' );
	await writeFile( state, JSON.stringify( await logIn( server.url ) ) );
	process.env.FRONTAGE_URL = server.url;
	process.env.FRONTAGE_SITE_DIR = made.folder;
	process.env.FRONTAGE_ADMIN_STATE = state;
	return async () => {
		await server.stop();
		await made.stop();
	};
}

/**
 * Returns the administrator's cookies in Playwright's storage state format.
 *
 * @param {string} url URL of the site.
 */
async function logIn( url ) {
	const response = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
			rememberme: 'forever',
		} ),
	} );
	const cookies = response.headers.getSetCookie().map( ( line ) => {
		const [ pair = '', ...rest ] = line.split( '; ' );
		const [ name = '', value ] = pair.split( /=(.*)/ );
		const path =
			rest.find( ( part ) => part.startsWith( 'path=' ) )?.slice( 5 ) ??
			'/';
		return {
			name,
			value,
			path,
			domain: new URL( url ).hostname,
			expires: -1,
			httpOnly: true,
			secure: false,
			sameSite: 'Lax',
		};
	} );
	if (
		! cookies.some( ( { name } ) =>
			name.startsWith( 'wordpress_logged_in' )
		)
	) {
		throw new Error(
			`Logging in at ${ url } failed with status ${ response.status }.`
		);
	}
	return { cookies, origins: [] };
}
