/** Manages the servers that we start: they end on request, and never outlive us. */

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {NodeJS.Signals[]} */
const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGHUP' ];

/** @type {Map<ChildProcess, boolean>} Whether its whole process group is ours. */
const kept = new Map();

/**
 * Takes responsibility for a server that was started with `detached`.
 *
 * @param {ChildProcess} child
 * @param {boolean}      group Whether it has child processes.
 */
export function keep( child, group = false ) {
	if ( ! kept.size ) {
		process.on( 'exit', endAll );
		SIGNALS.forEach( ( name ) => process.on( name, leave ) );
	}
	kept.set( child, group );
	child.once( 'exit', () => kept.delete( child ) );
}

/**
 * Ends a server, gracefully at first.
 *
 * @param {ChildProcess} child
 * @param {number}       [grace] Milliseconds before it is killed.
 */
export async function end( child, grace = 5000 ) {
	if ( child.exitCode !== null || child.signalCode !== null ) {
		return;
	}
	const gone = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	const group = kept.get( child ) ?? false;
	send( child, group, 'SIGTERM' );
	const hard = setTimeout( () => send( child, group, 'SIGKILL' ), grace );
	await gone;
	clearTimeout( hard );
}

/**
 * Waits for Ctrl+C or a termination signal, then cleans up once.
 *
 * @param {() => Promise<unknown>} clean
 */
export function untilStopped( clean ) {
	const awake = setInterval( () => {}, 60_000 );
	return new Promise( ( resolve, reject ) => {
		let asked = false;
		const stop = () => {
			if ( ! asked ) {
				asked = true;
				clearInterval( awake );
				clean().then( resolve, reject );
			}
		};
		SIGNALS.forEach( ( name ) => process.on( name, stop ) );
	} );
}

/**
 * Exits after a signal without a handler, and ends all servers.
 *
 * @param {NodeJS.Signals} name
 */
function leave( name ) {
	if ( process.listenerCount( name ) === 1 ) {
		process.exit( 130 );
	}
}

function endAll() {
	kept.forEach( ( group, child ) => send( child, group, 'SIGTERM' ) );
}

/**
 * @param {ChildProcess}   child
 * @param {boolean}        group
 * @param {NodeJS.Signals} name
 */
function send( child, group, name ) {
	try {
		if ( child.pid ) {
			process.kill( group ? -child.pid : child.pid, name );
		}
	} catch {
		// Already ended.
	}
}
