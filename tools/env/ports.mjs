/** Ports on the loopback address. */
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.mjs';

const ADDRESS = '127.0.0.1';

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether the port is unused.
 */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( port, ADDRESS, () =>
			server.close( () => resolve( true ) )
		);
	} );
}

/**
 * Returns an unused port.
 *
 * @return {Promise<number>} Free when checked; use it soon.
 */
export function freePort() {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( 0, ADDRESS, () => {
			const address = server.address();
			server.close( () =>
				resolve(
					typeof address === 'object' && address ? address.port : 0
				)
			);
		} );
	} );
}

/**
 * @param {number} port
 */
export async function needFree( port ) {
	if ( ! ( await isFree( port ) ) ) {
		throw new Problem(
			`Port ${ port } is in use.`,
			`Stop what listens on http://localhost:${ port }, or choose another: npm start -- --port ${ port + 1 }`
		);
	}
}

/**
 * Waits until the port is open, or the server's process has ended.
 *
 * @param {number}                                    port
 * @param {import('node:child_process').ChildProcess} child
 * @param {number}                                    [timeout] ms
 * @return {Promise<boolean>} False if it ended or took too long.
 */
export async function listening( port, child, timeout = 20_000 ) {
	const deadline = Date.now() + timeout;
	while (
		child.exitCode === null &&
		child.signalCode === null &&
		Date.now() < deadline
	) {
		if ( await canConnect( port ) ) {
			return true;
		}
		await sleep( 50 );
	}
	return false;
}

/**
 * @param {number} port
 */
function canConnect( port ) {
	return new Promise( ( resolve ) => {
		const socket = connect( port, ADDRESS );
		socket.once( 'connect', () => resolve( true ) );
		socket.once( 'error', () => resolve( false ) );
		socket.once( 'close', () => resolve( false ) );
		socket.on( 'connect', () => socket.destroy() );
	} );
}
