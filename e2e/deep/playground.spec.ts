/** `npm start` for a new contributor: no PHP, no Docker, WordPress in WebAssembly. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port';
import { expect, test } from '../support/test';

/** A page takes about a second there. */
const SLOW = { timeout: 60_000 };

/** The demo with its sites and pictures takes one to two minutes on a quiet machine. */
const START_MS = 600_000;

let started: ChildProcess | undefined;
let url = '';
let output = '';

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async () => {
	test.setTimeout( START_MS );
	const port = await freePort();
	url = `http://localhost:${ port }`;
	started = spawn(
		process.execPath,
		[ 'tools/env/start.mjs', '--port', String( port ), '--site', 'e2e' ],
		{ stdio: 'pipe' }
	);
	const child = started;
	await new Promise< void >( ( resolve, reject ) => {
		const take = ( chunk: Buffer ) => {
			output += chunk;
			if ( output.includes( 'ready in' ) ) {
				resolve();
			}
		};
		child.stdout?.on( 'data', take );
		child.stderr?.on( 'data', take );
		child.on( 'exit', () =>
			reject( new Error( `npm start ended early:\n${ output }` ) )
		);
	} );
} );

test.afterAll( async () => {
	if ( started && started.exitCode === null ) {
		started.kill( 'SIGINT' );
		await once( started, 'exit' );
	}
} );

test( 'prints the URL and the login', () => {
	expect( output ).toContain( `${ url }/wp-admin/` );
	expect( output ).toContain( 'admin / password' );
} );

test( 'a visitor sees the site and is not logged in', async ( { page } ) => {
	const response = await page.goto( `${ url }/`, SLOW );
	expect( response?.status() ).toBe( 200 );
	await expect( page ).toHaveTitle( /Frontage/ );
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
} );

test( 'the administrator can log in and Frontage is active', async ( {
	guest,
} ) => {
	await guest.goto(
		`${ url }/wp-login.php?redirect_to=${ encodeURIComponent( `${ url }/wp-admin/plugins.php` ) }`,
		SLOW
	);
	const user = guest.getByLabel( 'Username or Email Address' );
	// The page's script moves the focus there after a moment, which takes away what is typed elsewhere.
	await expect( user ).toBeFocused();
	await user.fill( 'admin' );
	await guest.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await guest.getByRole( 'button', { name: 'Log In' } ).click();
	await expect(
		guest.locator( 'tr.active[data-plugin="frontage/plugin.php"]' )
	).toBeVisible( SLOW );
} );
