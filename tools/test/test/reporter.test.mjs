import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { kindOf, WHOLE } from '../kinds.mjs';
import Reporter, { failedTests, skippedTests, TIMES } from '../reporter.mjs';

const folder = mkdtempSync( join( tmpdir(), 'frontage-reporter-' ) );

const tried = (
	/** @type {string} */ name,
	/** @type {string} */ outcome,
	more = {}
) => ( {
	outcome: () => outcome,
	annotations: [],
	titlePath: () => [ '', 'site', name ],
	location: { file: `/e2e/${ outcome }.spec.ts` },
	results: [
		{
			duration: 900,
			error: { message: `\u001b[31m${ name }\u001b[39m\n  first` },
			attachments: [
				{
					name: 'error-context',
					path: join( folder, 'error-context.md' ),
				},
			],
			steps: [],
		},
	],
	...more,
} );

/**
 * Returns what is printed about tests, and the times that are written.
 *
 * @param {object[]} tests
 */
function reported( tests ) {
	const write = mock.method( process.stdout, 'write', () => true );
	const reporter = new Reporter();
	reporter.onBegin(
		/** @type {any} */ ( { projects: [ { outputDir: folder } ] } ),
		/** @type {any} */ ( { allTests: () => tests } )
	);
	reporter.onEnd();
	const output = write.mock.calls
		.map( ( { arguments: [ text ] } ) => text )
		.join( '' );
	write.mock.restore();
	return {
		output,
		times: JSON.parse( readFileSync( join( folder, TIMES ), 'utf8' ) ),
	};
}

test( 'names the tests that failed, why, and what their page showed; and why tests were skipped', () => {
	writeFileSync(
		join( folder, 'error-context.md' ),
		'# Test info\n\n# Page snapshot\n\n```yaml\n- heading "Tabs"\n```\n\n# Test source\n\nline\n'
	);
	const { output } = reported( [
		tried( 'good', 'expected' ),
		tried( 'bad', 'unexpected' ),
		tried( 'first', 'skipped', {
			annotations: [ { type: 'skip', description: 'needs WOO_DIR' } ],
			results: [],
		} ),
	] );
	assert.deepEqual( failedTests( `before\n${ output }after` ), [
		'site › bad: bad first',
	] );
	assert.deepEqual( skippedTests( output ), [ '1 because needs WOO_DIR' ] );
	assert.match( output, /The page of site › bad\n```yaml\n- heading "Tabs"/ );
	assert.doesNotMatch( output, /Test source|site › good/ );
} );

test( 'writes the time of each file, the longest first, and of each kind of step', () => {
	const step = (
		/** @type {string} */ title,
		/** @type {number} */ duration,
		category = 'pw:api',
		steps = /** @type {object[]} */ ( [] )
	) => ( { title, duration, category, steps } );
	const steps = [
		step( 'Fixture "page"', 300, 'fixture', [
			step( 'Create page', 200 ),
		] ),
		step( 'Navigate to "/tabs/"', 400 ),
		step( WHOLE.AXE, 100, 'test.step', [ step( 'Evaluate', 90 ) ] ),
	];
	const { times } = reported( [
		tried( 'short', 'expected' ),
		tried( 'long', 'unexpected', {
			results: [ { duration: 1100, steps, attachments: [] } ],
		} ),
	] );
	assert.deepEqual( times.files, [
		{ file: 'unexpected.spec.ts', tests: 1, seconds: 1.1 },
		{ file: 'expected.spec.ts', tests: 1, seconds: 0.9 },
	] );
	assert.deepEqual( times.kinds, [
		{ kind: 'the test itself', times: 2, seconds: 1.2, perTest: 600 },
		{ kind: 'a page loads', times: 1, seconds: 0.4, perTest: 200 },
		{ kind: 'a new visitor', times: 1, seconds: 0.2, perTest: 100 },
		{
			kind: 'before and after a test',
			times: 1,
			seconds: 0.1,
			perTest: 50,
		},
		{ kind: 'axe', times: 1, seconds: 0.1, perTest: 50 },
	] );
} );

test( 'tells steps apart by the words of their titles', () => {
	const kind = ( /** @type {string} */ title, category = 'pw:api' ) =>
		kindOf( { title, category } ).kind;
	assert.equal(
		kind( 'Expect "toBeVisible"', 'expect' ),
		'an assertion waits'
	);
	assert.equal( kind( 'Wait for function' ), 'waiting' );
	assert.equal( kind( 'POST "/wp-json/batch/v1"' ), 'a request' );
	assert.equal( kind( 'Click locator("a")' ), 'a press or a word typed' );
	assert.equal( kind( 'Start the video' ), 'other steps' );
} );
