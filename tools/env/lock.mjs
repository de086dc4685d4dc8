/** A lock across processes: a folder created by its holder and removed when done. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.mjs';

const WAIT_MS = 10 * 60 * 1000;

/**
 * Runs `work` while holding the lock; waits for the current holder.
 *
 * @template T
 * @param {string}           path Lock folder.
 * @param {() => Promise<T>} work
 * @return {Promise<T>} Result of `work`.
 */
export async function locked( path, work ) {
	await mkdir( dirname( path ), { recursive: true } );
	const deadline = Date.now() + WAIT_MS;
	while ( ! ( await take( path ) ) ) {
		if ( Date.now() > deadline ) {
			throw new Problem(
				`${ path } stayed locked for ten minutes.`,
				'Delete that folder when no other Frontage command is running.'
			);
		}
		await sleep( 200 );
	}
	try {
		return await work();
	} finally {
		await rm( path, { recursive: true, force: true } );
	}
}

/**
 * @param {string} path
 * @return {Promise<boolean>} Whether the lock was acquired.
 */
async function take( path ) {
	const owner = join( path, 'pid' );
	try {
		await mkdir( path );
		await writeFile( owner, String( process.pid ) );
		return true;
	} catch ( error ) {
		if ( error.code !== 'EEXIST' ) {
			throw error;
		}
	}
	const pid = Number( await readFile( owner, 'utf8' ).catch( () => 0 ) );
	if ( pid && ! isAlive( pid ) ) {
		await rm( path, { recursive: true, force: true } );
	}
	return false;
}

/**
 * Returns whether a process is running.
 *
 * @param {number} pid Process ID.
 */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}
