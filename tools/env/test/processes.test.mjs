import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../processes.mjs';

/** Leaves a process running that holds standard output open for longer than a test. */
const LEAVES = `
	const { spawn } = require( 'node:child_process' );
	const left = spawn( process.execPath, [ '-e', 'setTimeout( () => {}, 20000 )' ], { stdio: 'inherit', detached: true } );
	left.unref();
	process.stdout.write( String( left.pid ), () => process.exit( 3 ) );`;

test( 'ends with a command, whatever that has left running', async () => {
	const began = Date.now();
	const { code, output } = await finish( process.execPath, [ '-e', LEAVES ] );
	process.kill( Number( output ) );
	assert.equal( code, 3 );
	assert.ok( Date.now() - began < 15_000 );
} );

test( 'returns all that a command has printed', async () => {
	const { code, output } = await finish( process.execPath, [
		'-e',
		'process.stdout.write( "a".repeat( 1e6 ) ); console.error( "b" )',
	] );
	assert.deepEqual( [ code, output.length ], [ 0, 1_000_002 ] );
} );
