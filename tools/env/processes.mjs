/** Runs commands and waits for them. */
import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

/** Milliseconds for which the output of a command is read after its end: what it has left running may hold it open forever. */
const AFTER_END_MS = 5000;

/**
 * @typedef {Object} Finished
 * @property {number} code   Exit code; -1 when a signal ended it.
 * @property {string} output Standard output and error, in order of arrival.
 */

/**
 * Runs a command and returns its output.
 *
 * @param {string}                                                                         command
 * @param {string[]}                                                                       args
 * @param {import('node:child_process').SpawnOptions & { input?: string, show?: boolean }} [options] `show` prints output while it runs.
 * @return {Promise<Finished>} Also if the exit code is not 0.
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
		child.on( 'exit', () => {
			const late = setTimeout( () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			}, AFTER_END_MS );
			child.on( 'close', () => clearTimeout( late ) );
		} );
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
 * @param {string}                       todo    What to do if it fails.
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
