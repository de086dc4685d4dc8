import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failures, lastIn } from '../phpunit-failures.mjs';

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
	started( 'test_oldest' ),
	`##teamcity[testIgnored name='test_oldest' message='' flowId='1']`,
	started( 'test_ageless with data set "c"' ),
].join( '\n' );

test( 'names each method that failed or was skipped once, without its data set', () => {
	assert.deepEqual( failures( LOG ), [
		'Frontage\\AgeTest::test_old',
		'Frontage\\AgeTest::test_older',
		'Frontage\\AgeTest::test_oldest',
	] );
	assert.deepEqual( failures( '' ), [] );
} );

test( 'names the test in which PHP crashed', () => {
	assert.equal(
		lastIn( LOG ),
		'Frontage\\AgeTest::test_ageless with data set "c"'
	);
	assert.equal( lastIn( '' ), 'the start' );
} );
