import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failures, filterOf, lastIn } from '../phpunit-failures.mjs';

const started = ( /** @type {string} */ method ) =>
	`##teamcity[testStarted name='${ method }' locationHint='php_qn:///site/AgeTest.php::\\Frontage\\AgeTest::${ method }' flowId='1']`;
const failed = `##teamcity[testFailed name='x' message='|'' flowId='1']`;
const finished = `##teamcity[testFinished name='x' duration='1' flowId='1']`;

const LOG = [
	`##teamcity[testSuiteStarted name='Frontage\\AgeTest' flowId='1']`,
	started( 'test_young' ),
	finished,
	started( `test_old with data set "it|'s late"` ),
	failed,
	finished,
	started( 'test_old with data set "b"' ),
	failed,
	finished,
	started( 'test_older' ),
	failed,
].join( '\n' );

test( 'names each method that failed once, without its data set', () => {
	assert.deepEqual( failures( LOG ), [
		'Frontage\\AgeTest::test_old',
		'Frontage\\AgeTest::test_older',
	] );
	assert.deepEqual( failures( '' ), [] );
} );

test( 'the filter takes these methods with all their data sets, and no others', () => {
	const filter = new RegExp(
		filterOf( failures( LOG ) ).slice( 1, -1 ),
		's'
	);
	for ( const [ name, taken ] of /** @type {const} */ ( [
		[ 'Frontage\\AgeTest::test_old', true ],
		[ 'Frontage\\AgeTest::test_old with data set "b"', true ],
		[ 'Frontage\\AgeTest::test_older', true ],
		[ 'Frontage\\AgeTest::test_oldest', false ],
		[ 'Frontage\\PageTest::test_old', false ],
	] ) ) {
		assert.equal( filter.test( name ), taken, name );
	}
} );

test( 'names the method in which PHP crashed', () => {
	assert.equal( lastIn( LOG ), 'Frontage\\AgeTest::test_older' );
} );
