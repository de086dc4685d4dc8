import { spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import test from 'node:test';
import { descendants, NICE, stopGivingWay } from '../priority.mjs';

test( 'finds all processes below one', () => {
	const list =
		'    1     0\n   20     1\n  300    20\n  301    20\n   40     1\n';
	assert.deepEqual( descendants( list, 20 ), [ 300, 301 ] );
	assert.deepEqual( descendants( list, 1 ), [ 20, 40, 300, 301 ] );
} );

test(
	'lets what gave way compete again',
	{
		skip:
			process.getuid?.() !== 0 &&
			'only an administrator may raise a priority',
	},
	async () => {
		const [ command, ...args ] = NICE;
		const child = spawn( command, [
			...args,
			'sh',
			'-c',
			'echo started; exec sleep 60',
		] );
		try {
			await new Promise( ( resolve ) =>
				child.stdout.once( 'data', resolve )
			);
			assert.equal( getPriority( child.pid ), 10 );
			await stopGivingWay();
			assert.equal( getPriority( child.pid ), 0 );
		} finally {
			child.kill();
		}
	}
);
