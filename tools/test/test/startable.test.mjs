import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups } from '../groups.mjs';
import { startable } from '../startable.mjs';

/** @type {(name: string, more?: object) => import('../groups.mjs').Group} */
const group = ( name, more = {} ) => ( {
	name,
	title: name,
	commands: [],
	...more,
} );

const [ a, b, c ] = [ group( 'a' ), group( 'b' ), group( 'c' ) ];
const [ lint, stan ] = [
	group( 'lint', { idle: true } ),
	group( 'stan', { idle: true } ),
];

test( 'two groups run at a time', () => {
	assert.equal( startable( [ b, c ], [ a ] ), b );
	assert.equal( startable( [ c ], [ a, b ] ), undefined );
} );

test( 'one group that gives way runs as a third', () => {
	assert.equal( startable( [ lint, stan ], [ a, b ] ), lint );
	assert.equal( startable( [ stan ], [ a, b, lint ] ), undefined );
	assert.equal( startable( [ stan, b ], [ a, lint ] ), b );
} );

test( 'a group waits for those that must have ended, also for those that have not begun', () => {
	const late = group( 'late', { after: [ 'a', 'b' ] } );
	assert.equal( startable( [ b, late ], [ a ] ), b );
	assert.equal( startable( [ late ], [ b ] ), undefined );
	assert.equal( startable( [ late ], [ c ] ), late );
} );

test( 'no test that may measure time runs beside the browsers', () => {
	const all = groups( [] );
	const e2e = all.find( ( { name } ) => name === 'e2e' );
	const before = e2e?.after ?? [];
	for ( const { name, idle } of all ) {
		if ( /^(?:phpunit|jest)/.test( name ) ) {
			assert.ok( before.includes( name ) );
		}
		assert.ok( ! ( idle && before.includes( name ) ) );
	}
} );
