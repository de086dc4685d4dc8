/** The commands of the package are few, and no text names one that does not exist. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const COMMANDS =
	'bench build dev e2e fix lint new shots start test test:deep test:planted types'.split(
		' '
	);

/** Run by npm itself. */
const LIFE_CYCLE = [ 'prepare' ];

test( 'package.json has few commands', () => {
	const { scripts } = JSON.parse( readFileSync( 'package.json', 'utf8' ) );
	assert.deepEqual(
		Object.keys( scripts )
			.filter( ( name ) => ! LIFE_CYCLE.includes( name ) )
			.sort(),
		COMMANDS
	);
} );

test( 'texts name only these commands', () => {
	const named = execFileSync(
		'git',
		[ 'grep', '-hIoE', 'npm run [a-z][a-z0-9-]+' ],
		{ encoding: 'utf8' }
	);
	const unknown = new Set(
		named
			.trim()
			.split( '\n' )
			.map( ( line ) => line.slice( 'npm run '.length ) )
			.filter( ( name ) => ! COMMANDS.includes( name ) )
	);
	assert.deepEqual( [ ...unknown ], [] );
} );
