import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { locked } from '../lock.mjs';

let folder = '';

before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'frontage-test-' ) );
} );

after( () => rm( folder, { recursive: true, force: true } ) );

test( 'runs one process at a time and releases the lock after a failure', async () => {
	const lock = join( folder, 'one' );
	let inside = 0;
	let most = 0;
	const work = async () => {
		most = Math.max( most, ++inside );
		await sleep( 30 );
		inside--;
		throw new Error( 'failed' );
	};
	await Promise.allSettled( [ 1, 2, 3 ].map( () => locked( lock, work ) ) );
	assert.equal( most, 1 );
	assert.equal( await locked( lock, async () => 'free' ), 'free' );
} );

test( 'takes over from a crashed process', async () => {
	const lock = join( folder, 'two' );
	await mkdir( lock );
	await writeFile( join( lock, 'pid' ), '999999999' );
	assert.equal( await locked( lock, async () => 'taken' ), 'taken' );
} );
