/** A stub from tests/stubs that replaces a vendor while specs run. */
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const TRIES = 200;
const TRY_EVERY_MS = 25;

const listens = ( port: number ) =>
	new Promise< boolean >( ( resolve ) => {
		const socket = connect( port, '127.0.0.1' );
		socket.once( 'connect', () => resolve( true ) );
		socket.once( 'error', () => resolve( false ) );
		socket.once( 'close', () => socket.destroy() );
	} );

export interface Stub {
	port: number;
	/** Returns the requests received so far, one per line. */
	notes: () => Promise< string[] >;
	end: () => Promise< void >;
}

/**
 * Starts a stub.
 *
 * @param name File in tests/stubs without extension.
 */
export async function startStub( name: string ): Promise< Stub > {
	const port = await freePort();
	const notes = join( tmpdir(), `frontage-stub-${ port }.log` );
	const server = spawn(
		process.env.FRONTAGE_PHP ?? 'php',
		[ '-S', `127.0.0.1:${ port }`, `tests/stubs/${ name }.php` ],
		{ stdio: 'ignore', env: { ...process.env, STUB_NOTES: notes } }
	);
	for ( let tries = 0; ! ( await listens( port ) ); tries++ ) {
		if ( tries === TRIES ) {
			server.kill();
			throw new Error( `The stub ${ name } did not come up.` );
		}
		await pause( TRY_EVERY_MS );
	}
	return {
		port,
		notes: async () =>
			( await readFile( notes, 'utf8' ).catch( () => '' ) )
				.split( '\n' )
				.filter( Boolean ),
		end: async () => {
			server.kill();
			await rm( notes, { force: true } );
		},
	};
}

/**
 * Routes requests for a vendor's hosts to a stub on the site under test.
 *
 * @param name  File in tests/stubs without extension.
 * @param hosts The vendor's hosts, such as `*.api.example.com`.
 * @return Stops the stub.
 */
export async function standIn(
	name: string,
	...hosts: string[]
): Promise< () => Promise< void > > {
	const { port, end } = await startStub( name );
	const file = join(
		process.env.FRONTAGE_SITE_DIR ?? '',
		'wp-content/frontage-vendors.json'
	);
	await writeFile(
		file,
		JSON.stringify(
			Object.fromEntries(
				hosts.map( ( host ) => [ host, `http://127.0.0.1:${ port }` ] )
			)
		)
	);
	return async () => {
		await rm( file, { force: true } );
		await end();
	};
}
