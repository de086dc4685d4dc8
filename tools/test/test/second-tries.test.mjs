import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import SecondTries, {
	failedTests,
	lateTests,
	secondTries,
} from '../second-tries.mjs';

const tried = (
	/** @type {string} */ name,
	/** @type {string} */ outcome
) => ( {
	outcome: () => outcome,
	annotations: [],
	titlePath: () => [ '', 'site', name ],
	location: { file: `/e2e/${ outcome }.spec.ts` },
	results: [
		{ duration: 900, error: { message: `\u001b[31m${ name }\u001b[39m` } },
		{
			duration: 1100,
			error: { message: `\u001b[31m${ name }\u001b[39m\n  twice` },
		},
	],
} );

test( 'names the tests that failed, and why, and those that passed after a retry', () => {
	const write = mock.method( process.stdout, 'write', () => true );
	const reporter = new SecondTries();
	reporter.onBegin(
		/** @type {any} */ ( {} ),
		/** @type {any} */ ( {
			allTests: () => [
				tried( 'late once', 'flaky' ),
				tried( 'good', 'expected' ),
				tried( 'bad', 'unexpected' ),
				{
					...tried( 'last', 'skipped' ),
					annotations: [
						{ type: 'skip', description: 'no time was left' },
					],
					results: [],
				},
			],
		} )
	);
	reporter.onEnd();
	const output = write.mock.calls
		.map( ( { arguments: [ text ] } ) => text )
		.join( '' );
	write.mock.restore();
	assert.deepEqual( secondTries( `before\n${ output }after` ), [
		'site › late once (2 tries): late once',
	] );
	assert.deepEqual( failedTests( output ), [
		'site › bad (2 tries): bad twice',
	] );
	assert.deepEqual( lateTests( output ), [ 'skipped.spec.ts 1' ] );
	assert.match(
		output,
		/^slowest files, of 6 s: flaky\.spec\.ts 2, expected\.spec\.ts 2, unexpected\.spec\.ts 2, skipped\.spec\.ts 0$/m
	);
} );
