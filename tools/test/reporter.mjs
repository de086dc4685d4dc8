/** Playwright's reporter of `npm test`: names what failed and what the page showed then, and writes what took how long. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kindOf } from './kinds.mjs';
import { FAILED } from './phpunit-failures.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */
/** @typedef {import('@playwright/test/reporter').TestStep} TestStep */

/** What took how long, in the folder of Playwright's results. */
export const TIMES = 'times-playwright.json';

/** Begins each line that names a test which was skipped. */
export const SKIPPED = 'skipped: ';

/** Characters of a reason that are printed. */
const REASON = 400;

/** Lines of a page's snapshot that are printed for a failed test: CI keeps no files. */
const SNAPSHOT_LINES = 60;

/** Failed tests whose page is printed; more fail for one reason. */
const SNAPSHOTS = 5;

export default class Reporter {
	/** @type {import('@playwright/test/reporter').Suite | undefined} */
	#suite;

	#folder = '';

	/**
	 * @param {import('@playwright/test/reporter').FullConfig} config
	 * @param {import('@playwright/test/reporter').Suite}      suite
	 */
	onBegin( config, suite ) {
		this.#suite = suite;
		this.#folder = config.projects[ 0 ]?.outputDir ?? '';
	}

	onEnd() {
		const tests = this.#suite?.allTests() ?? [];
		if ( ! tests.some( ( { results } ) => results.length ) ) {
			// They were only listed.
			return;
		}
		const failed = tests.filter(
			( test ) => test.outcome() === 'unexpected'
		);
		for ( const test of failed.slice( 0, SNAPSHOTS ) ) {
			process.stdout.write( snapshot( test ) );
		}
		for ( const test of failed ) {
			process.stdout.write(
				`${ FAILED }${ nameOf( test ) }: ${ reason( test.results.at( -1 ) ) }\n`
			);
		}
		for ( const [ why, count ] of skipped( tests ) ) {
			process.stdout.write( `${ SKIPPED }${ count } because ${ why }\n` );
		}
		mkdirSync( this.#folder, { recursive: true } );
		writeFileSync(
			join( this.#folder, TIMES ),
			JSON.stringify( timesOf( tests ), null, '\t' )
		);
	}

	printsToStdio() {
		return false;
	}
}

/** @param {TestCase} test */
const nameOf = ( test ) => test.titlePath().filter( Boolean ).join( ' › ' );

/**
 * @param {TestCase[]} tests
 * @return {Map<string, number>} Why tests were skipped, and how many for that reason.
 */
function skipped( tests ) {
	/** @type {Map<string, number>} */
	const reasons = new Map();
	for ( const test of tests ) {
		if ( test.outcome() === 'skipped' ) {
			const skip = test.annotations.find(
				( { type } ) => type === 'skip' || type === 'fixme'
			);
			const why = skip?.description ?? 'of no reason that it names';
			reasons.set( why, ( reasons.get( why ) ?? 0 ) + 1 );
		}
	}
	return reasons;
}

/**
 * @typedef {Object} Times
 * @property {{ file: string, tests: number, seconds: number }[]}                  files Slowest first, in seconds of a worker.
 * @property {{ kind: string, times: number, seconds: number, perTest: number }[]} kinds What the time went to; `perTest` in milliseconds.
 */

/**
 * @param {TestCase[]} tests
 * @return {Times} What took how long.
 */
export function timesOf( tests ) {
	/** @type {Map<string, { file: string, tests: number, seconds: number }>} */
	const files = new Map();
	/** @type {Map<string, { kind: string, times: number, seconds: number }>} */
	const kinds = new Map();
	/** @type {( kind: string, milliseconds: number ) => void} */
	const add = ( kind, milliseconds ) => {
		const one = kinds.get( kind ) ?? { kind, times: 0, seconds: 0 };
		one.times++;
		one.seconds += Math.max( 0, milliseconds ) / 1000;
		kinds.set( kind, one );
	};
	/** @type {( step: TestStep ) => void} */
	const walk = ( step ) => {
		const { kind, isWhole } = kindOf( step );
		const inner = isWhole ? [] : step.steps;
		inner.forEach( walk );
		add( kind, step.duration - lengthOf( inner ) );
	};
	let count = 0;
	for ( const { location, results } of tests ) {
		const file = basename( location.file );
		const own = files.get( file ) ?? { file, tests: 0, seconds: 0 };
		for ( const { duration, steps } of results ) {
			count++;
			own.tests++;
			own.seconds += duration / 1000;
			steps.forEach( walk );
			add( 'the test itself', duration - lengthOf( steps ) );
		}
		files.set( file, own );
	}
	return {
		files: slowestFirst( [ ...files.values() ] ),
		kinds: slowestFirst( [ ...kinds.values() ] ).map( ( kind ) => ( {
			...kind,
			perTest: Math.round( ( kind.seconds * 1000 ) / ( count || 1 ) ),
		} ) ),
	};
}

/** @param {TestStep[]} steps */
const lengthOf = ( steps ) =>
	steps.reduce( ( sum, { duration } ) => sum + duration, 0 );

/**
 * @template {{ seconds: number }} T
 * @param {T[]} all
 * @return {T[]} With seconds rounded to tenths.
 */
const slowestFirst = ( all ) =>
	all
		.sort( ( one, other ) => other.seconds - one.seconds )
		.map( ( one ) => ( {
			...one,
			seconds: Math.round( one.seconds * 10 ) / 10,
		} ) );

/**
 * @param {TestResult | undefined} result
 * @return {string} Its first error in one line, without colors.
 */
const reason = ( result ) =>
	( result?.error?.message ?? result?.status ?? '' )
		.replace( /\u001b\[\d*m/g, '' )
		.replace( /\s+/g, ' ' )
		.slice( 0, REASON );

/**
 * @param {TestCase} test Failed.
 * @return {string} What the page showed, as Playwright wrote it into a file beside the screenshot.
 */
function snapshot( test ) {
	const path = test.results
		.at( -1 )
		?.attachments.find( ( { name } ) => name === 'error-context' )?.path;
	if ( ! path ) {
		return '';
	}
	const [ , page = '' ] = readFileSync( path, 'utf8' ).split(
		/^# Page snapshot$/m
	);
	const lines = page.split( '\n# ' )[ 0 ]?.trim().split( '\n' ) ?? [];
	return lines.join( '' )
		? `\nThe page of ${ nameOf( test ) }\n${ lines.slice( 0, SNAPSHOT_LINES ).join( '\n' ) }\n\n`
		: '';
}

/**
 * What follows a mark at the start of a line.
 *
 * @param {string} mark
 * @return {( output: string ) => string[]} Reads a group's output.
 */
const named = ( mark ) => ( output ) =>
	output
		.split( '\n' )
		.filter( ( line ) => line.startsWith( mark ) )
		.map( ( line ) => line.slice( mark.length ) );

export const failedTests = named( FAILED );

export const skippedTests = named( SKIPPED );
