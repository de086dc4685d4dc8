/** Groups that give way to the others, and when they stop doing so. */
import { constants, setPriority } from 'node:os';
import { finish } from '../env/processes.mjs';

/** Gives way to everything else. */
export const NICE = /** @type {const} */ ( [ 'nice', '-n', '10' ] );

/**
 * Returns all processes below one.
 *
 * @param {string} list Lines of a process and its parent, as `ps -e -o pid=,ppid=` prints them.
 * @param {number} root
 */
export function descendants( list, root ) {
	const pairs = list
		.trim()
		.split( '\n' )
		.map( ( line ) => {
			const [ pid = 0, parent = 0 ] = line
				.trim()
				.split( /\s+/ )
				.map( Number );
			return { pid, parent };
		} );
	const found = [ root ];
	for ( const parent of found ) {
		found.push(
			...pairs
				.filter( ( pair ) => pair.parent === parent )
				.map( ( { pid } ) => pid )
		);
	}
	return found.slice( 1 );
}

/**
 * Lets what this process has started compete with other programs of the machine: beside a busy one, a group that gives
 * way gets a tenth of a core. Only an administrator may raise a priority; for others nothing changes.
 */
export async function stopGivingWay() {
	const { output } = await finish( 'ps', [ '-e', '-o', 'pid=,ppid=' ] ).catch(
		() => ( { output: '' } )
	);
	for ( const pid of descendants( output, process.pid ) ) {
		try {
			setPriority( pid, constants.priority.PRIORITY_NORMAL );
		} catch {
			// It has ended, or may not be raised.
		}
	}
}
