/**
 * Child processes: run to the end, or keep as a service that dies with us.
 */
import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

/**
 * @typedef {Object} Finished
 * @property {number} code   Exit code; -1 when a signal ended it.
 * @property {string} output Standard output and error, in order of arrival.
 */

/**
 * Runs a command to its end and returns what it printed.
 *
 * @param {string}                                                                         command
 * @param {string[]}                                                                       args
 * @param {import('node:child_process').SpawnOptions & { input?: string, show?: boolean }} [options] `show` prints while it runs.
 * @return {Promise<Finished>} Also when the code is not 0.
 */
export function finish( command, args, { input, show, ...options } = {} ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			...options,
			stdio: [ 'pipe', 'pipe', 'pipe' ],
		} );
		let output = '';
		const take = ( /** @type {Buffer} */ chunk ) => {
			output += chunk;
			if ( show ) {
				process.stdout.write( chunk );
			}
		};
		child.stdout?.on( 'data', take );
		child.stderr?.on( 'data', take );
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			resolve( { code: code ?? -1, output } )
		);
		child.stdin?.on( 'error', () => {} );
		child.stdin?.end( input ?? '' );
	} );
}

/**
 * Runs a command that must succeed.
 *
 * @param {string}                       command
 * @param {string[]}                     args
 * @param {Parameters<typeof finish>[2]} options
 * @param {string}                       todo    What to do when it fails.
 * @return {Promise<string>} Its output.
 */
export async function must( command, args, options, todo ) {
	/** @type {Finished} */
	let result;
	try {
		result = await finish( command, args, options );
	} catch ( error ) {
		throw new Problem(
			`Could not run ${ command } (${ error.message }).`,
			todo
		);
	}
	if ( result.code !== 0 ) {
		throw new Problem(
			`${ command } ${ args.slice( 0, 4 ).join( ' ' ) } ended with code ${ result.code }:\n${ result.output.slice( -3000 ).trim() }`,
			todo
		);
	}
	return result.output;
}

/**
 * Ends a process that we started, politely first.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ group?: boolean, grace?: number }}       [options] `group` ends its children too (started with `detached`); `grace` in ms.
 */
export async function end( child, { group = false, grace = 5000 } = {} ) {
	if ( child.exitCode !== null || child.signalCode !== null || ! child.pid ) {
		return;
	}
	const gone = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	const signal = ( /** @type {NodeJS.Signals} */ name ) => {
		try {
			process.kill(
				group ? -( child.pid ?? 0 ) : ( child.pid ?? 0 ),
				name
			);
		} catch {
			// Already gone.
		}
	};
	signal( 'SIGTERM' );
	const hard = setTimeout( () => signal( 'SIGKILL' ), grace );
	await gone;
	clearTimeout( hard );
}

/**
 * Waits for Ctrl+C or a polite end, then cleans up once.
 *
 * @param {() => Promise<unknown>} clean
 */
export function untilStopped( clean ) {
	const awake = setInterval( () => {}, 60_000 );
	return new Promise( ( resolve, reject ) => {
		let asked = false;
		for ( const name of /** @type {NodeJS.Signals[]} */ ( [
			'SIGINT',
			'SIGTERM',
			'SIGHUP',
		] ) ) {
			process.on( name, () => {
				if ( ! asked ) {
					asked = true;
					clearInterval( awake );
					clean().then( resolve, reject );
				}
			} );
		}
	} );
}
