/** Classes that join a registry are found by what they implement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declared } from '../discoverables.mjs';

test( 'names are resolved as PHP does', () => {
	const found = declared(
		[
			'<?php',
			'namespace Frontage\\Blocks\\Newsletter;',
			'use Frontage\\Base\\Settings\\Group;',
			'use Frontage\\Base\\Discoverable as Mark;',
			'final class List_Data implements Group, Mark, Own, \\Countable, Mark\\Inner {',
		].join( '\n' )
	);
	assert.deepEqual( found, {
		kind: 'class',
		name: 'Frontage\\Blocks\\Newsletter\\List_Data',
		parents: [
			'Frontage\\Base\\Settings\\Group',
			'Frontage\\Base\\Discoverable',
			'Frontage\\Blocks\\Newsletter\\Own',
			'Countable',
			'Frontage\\Kernel\\Joined\\Inner',
		],
	} );
} );

test( 'an interface counts by what it extends, a class by what it implements', () => {
	assert.deepEqual(
		declared( 'namespace A;\ninterface B extends C, D {' )?.parents,
		[ 'A\\C', 'A\\D' ]
	);
	assert.deepEqual(
		declared( 'namespace A;\nfinal class B extends C implements D {' )
			?.parents,
		[ 'A\\D' ]
	);
	assert.equal(
		declared( 'namespace A;\nabstract class B implements D {' ),
		null
	);
	assert.equal( declared( '// class in words {' ), null );
} );
