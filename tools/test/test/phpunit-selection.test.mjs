import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsOf, runsOfPaths } from '../phpunit-selection.mjs';

const filesOf = ( /** @type {string[][]} */ runs ) =>
	runs.flat().filter( ( argument ) => argument.endsWith( '.php' ) );

test( 'the usual run leaves the group deep out, and --deep runs nothing else', () => {
	assert.deepEqual( runsOf( {} ), [ [ '--exclude-group', 'deep' ] ] );
	const [ run = [] ] = runsOf( { deep: true } );
	assert.deepEqual( run.slice( 0, 2 ), [ '--group', 'deep' ] );
	assert.ok( filesOf( [ run ] ).some( ( path ) => /ManyRows/.test( path ) ) );
} );

test( '--not-sql runs the files that --sql leaves out, and the group once of the others', () => {
	const sql = new Set( filesOf( runsOf( { sql: true } ) ) );
	const [ other = [], once = [] ] = runsOf( { notSql: true } );
	assert.ok( filesOf( [ other ] ).length > 0 );
	assert.ok( filesOf( [ other ] ).every( ( path ) => ! sql.has( path ) ) );
	assert.ok( filesOf( [ once ] ).length > 0 );
	assert.ok( filesOf( [ once ] ).every( ( path ) => sql.has( path ) ) );
	assert.ok( once.join( ' ' ).includes( '--group once' ) );
} );

test( 'all parts together are the whole, and no file is in two of them', () => {
	for ( const selection of [ {}, { deep: true }, { notSql: true } ] ) {
		const parts = [ '1/3', '2/3', '3/3' ].flatMap( ( part ) =>
			filesOf( runsOf( { ...selection, part } ) )
		);
		const whole = filesOf( runsOf( { ...selection, part: '1/1' } ) );
		assert.deepEqual( parts.sort(), whole.sort() );
	}
} );

test( 'refuses parts that do not exist', () => {
	for ( const part of [ '0/3', '4/3', '3', 'a/b' ] ) {
		assert.throws(
			() => runsOf( { deep: true, part } ),
			/There is no part/
		);
	}
} );

test( 'paths run with what of them is deep', () => {
	assert.deepEqual( runsOfPaths( [ 'tests/php/Golden' ] ), [
		[ 'tests/php/Golden', '--do-not-fail-on-empty-test-suite' ],
	] );
	const many = 'tests/php/Admin/Split_Tests/ManyRowsTest.php';
	assert.deepEqual( runsOfPaths( [ many ] ).at( -1 ), [
		...[ '--deep', '--filter', '(ManyRowsTest)::' ],
	] );
} );
