/**
 * `npm run test:planted`: plants one fault after the other, and tells which of them a test notices.
 *
 *     npm run test:planted                          all of `tools/test/planted/`
 *     npm run test:planted -- 07 escape             those whose names have these words
 *     npm run test:planted -- --workers=1           tests at a time in browsers; 2 by default
 *     npm run test:planted -- --limit=10            minutes for one fault; 5 by default
 *
 * For each fault it runs what `npm test -- --changed` would pick for the patch's files, the cheapest first and what is near
 * to the fault before the rest, until the first failure. A fault that no test notices in its time is not caught. Formats and
 * types are left out: they know nothing of what a visitor suffers. At the end, the tests in browsers that caught something run
 * once without a fault: what fails then as well has caught nothing.
 *
 * Faults are planted in a copy of the last commit (see `planted-tree.mjs`). Writes `test-results/planted.json`; the exit
 * code is 1 if one was not caught.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../env/paths.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { nearTo } from './planted-near.mjs';
import {
	againOf,
	failedIn,
	isCompiled,
	readPatch,
	stepsOf,
	tableOf,
} from './planted-plan.mjs';
import {
	groupsFor,
	plant,
	prepare,
	rebuild,
	restore,
	runInTree,
} from './planted-tree.mjs';

/** @typedef {import('./planted-plan.mjs').Result} Result */

const FOLDER = 'tools/test/planted';
const RESULTS = 'test-results/planted.json';

/** What the last command of each fault said, and of each judgment that it is none. */
const LOGS = 'test-results/planted';
const MINUTE_MS = 60_000;

/** @typedef {Pick<Result, 'caught' | 'group' | 'test'> & { output: string }} Found */

/**
 * Runs the steps for a planted fault, until one fails or no time is left. A build takes none of it.
 *
 * @param {import('./planted-plan.mjs').Step[]}             steps
 * @param {() => Promise<{ code: number, output: string }>} build Builds, if it is not built.
 * @param {number}                                          limit Milliseconds.
 * @return {Promise<Found>} What was found.
 */
async function look( steps, build, limit ) {
	let left = limit;
	let group = '';
	for ( const step of steps ) {
		group = step.group;
		const made = step.isBuilt ? await build() : { code: 0, output: '' };
		const began = Date.now();
		const { code, output, isLate } = made.code
			? { ...made, isLate: false }
			: await runInTree( step.words, left );
		left -= Date.now() - began;
		if ( code && ! isLate ) {
			const { isNamed, test } = failedIn( output );
			return {
				caught: isNamed,
				group,
				test: isNamed ? test : `broke off: ${ test }`,
				output,
			};
		}
		if ( left <= 0 ) {
			return { caught: false, group, test: 'no time was left', output };
		}
	}
	return { caught: false, group, test: 'all tests passed', output: '' };
}

/**
 * @param {string} name    Of a patch.
 * @param {string} workers Of Playwright.
 * @param {number} limit   Milliseconds.
 * @return {Promise<Result & { files: string[] }>} Whether it is caught.
 */
async function tryOut( name, workers, limit ) {
	const began = Date.now();
	const path = inRoot( FOLDER, `${ name }.patch` );
	const { kind, files } = readPatch( readFileSync( path, 'utf8' ) );
	await plant( path );
	let isBuilt = false;
	const build = async () => {
		if ( isBuilt || ! files.some( isCompiled ) ) {
			return { code: 0, output: '' };
		}
		isBuilt = true;
		return rebuild();
	};
	try {
		const groups = await groupsFor( files );
		const steps = stepsOf( groups, files, nearTo( files ), workers );
		const { output, ...found } = await look( steps, build, limit );
		mkdirSync( inRoot( LOGS ), { recursive: true } );
		writeFileSync( inRoot( LOGS, `${ name }.log` ), output );
		const seconds = Math.round( ( Date.now() - began ) / 1000 );
		const again = found.caught ? againOf( output ) : [];
		return { name, kind, files, ...found, seconds, again };
	} finally {
		await restore( isBuilt );
	}
}

/**
 * Marks results whose test fails without a fault as well.
 *
 * @param {Result[]} results
 * @param {string}   workers Of Playwright.
 */
async function judge( results, workers ) {
	for ( const result of results ) {
		if ( ! result.again.length ) {
			continue;
		}
		const { code, output } = await runInTree(
			[
				process.execPath,
				...[ 'node_modules/.bin/playwright', 'test', ...result.again ],
				...[ `--workers=${ workers }`, '--retries=1' ],
			],
			5 * MINUTE_MS
		);
		if ( code ) {
			writeFileSync(
				inRoot( LOGS, `${ result.name }-again.log` ),
				output
			);
			result.caught = false;
			result.test = `fails without a fault too: ${ result.test }`;
		}
	}
}

async function main() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			workers: { type: 'string', default: '2' },
			limit: { type: 'string', default: '5' },
		},
	} );
	const names = readdirSync( inRoot( FOLDER ) )
		.flatMap( ( file ) => /^(.+)\.patch$/.exec( file )?.[ 1 ] ?? [] )
		.filter(
			( name ) =>
				! positionals.length ||
				positionals.some( ( word ) => name.includes( word ) )
		);
	if ( ! names.length ) {
		throw new Problem( 'No patch has such a name.', `See ${ FOLDER }/` );
	}
	const began = Date.now();
	await prepare();
	/** @type {Result[]} */
	const results = [];
	const note = () => {
		mkdirSync( inRoot( 'test-results' ), { recursive: true } );
		writeFileSync(
			inRoot( RESULTS ),
			`${ JSON.stringify( results, null, '\t' ) }\n`
		);
	};
	for ( const name of names ) {
		const result = await tryOut(
			name,
			values.workers,
			Number( values.limit ) * MINUTE_MS
		);
		results.push( result );
		process.stdout.write( tableOf( [ result ] ).split( '\n' )[ 0 ] + '\n' );
		note();
	}
	await judge( results, values.workers );
	note();
	const minutes = ( ( Date.now() - began ) / MINUTE_MS ).toFixed( 0 );
	process.stdout.write( `\n${ tableOf( results ) }${ minutes } minutes\n` );
	process.exitCode = results.every( ( { caught } ) => caught ) ? 0 : 1;
}

await entry( main );
