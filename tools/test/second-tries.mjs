import { basename } from 'node:path';

/**
 * Names every test that failed, with the first line of why, and every test that passed only when it was tried again:
 * such a test is a defect that waits. Also names the files that took longest.
 */
export default class SecondTries {
	/** @type {import('@playwright/test/reporter').Suite | undefined} */
	#suite;

	/**
	 * @param {import('@playwright/test/reporter').FullConfig} _config
	 * @param {import('@playwright/test/reporter').Suite}      suite
	 */
	onBegin( _config, suite ) {
		this.#suite = suite;
	}

	onEnd() {
		/** @type {Map<string, number>} */
		const late = new Map();
		for ( const test of this.#suite?.allTests() ?? [] ) {
			const name = test.titlePath().filter( Boolean ).join( ' › ' );
			const tries = test.results.length;
			if ( test.annotations.some( isLate ) ) {
				const file = basename( test.location.file );
				late.set( file, ( late.get( file ) ?? 0 ) + 1 );
			}
			if ( test.outcome() === 'flaky' ) {
				process.stdout.write(
					`${ MARK }${ name } (${ tries } tries): ${ reason( test.results[ 0 ] ) }\n`
				);
			} else if ( test.outcome() === 'unexpected' ) {
				process.stdout.write(
					`${ FAILED }${ name } (${ tries } tries): ${ reason( test.results.at( -1 ) ) }\n`
				);
			}
		}
		if ( late.size ) {
			const files = [ ...late ].map( ( each ) => each.join( ' ' ) );
			process.stdout.write( `${ NOT_RUN }${ files.join( ', ' ) }\n` );
		}
		process.stdout.write( slowest( this.#suite?.allTests() ?? [] ) );
	}

	printsToStdio() {
		return false;
	}
}

/** Begins each line that names a test which passed only later. */
export const MARK = 'needed another try: ';

/** Begins each line that names a test which never passed. */
export const FAILED = 'failed: ';

/** Begins the line that tells how many tests of which files had no time. */
const NOT_RUN = 'not run: ';

/** What `e2e/support/late.ts` says. */
const LATE = 'no time was left';

/** @param {{ type: string, description?: string }} annotation */
const isLate = ( { description } ) => description === LATE;

/** Files that are named. */
const SLOWEST = 12;

/**
 * @param {import('@playwright/test/reporter').TestCase[]} tests
 * @return {string} The files whose tests took longest together, and all of them, in seconds of a worker.
 */
function slowest( tests ) {
	/** @type {Map<string, number>} */
	const files = new Map();
	for ( const { location, results } of tests ) {
		const file = basename( location.file );
		const took = results.reduce(
			( sum, { duration } ) => sum + duration,
			0
		);
		files.set( file, ( files.get( file ) ?? 0 ) + took / 1000 );
	}
	const sum = [ ...files.values() ].reduce( ( all, one ) => all + one, 0 );
	const named = [ ...files ]
		.sort( ( [ , one ], [ , other ] ) => other - one )
		.slice( 0, SLOWEST )
		.map( ( [ file, seconds ] ) => `${ file } ${ seconds.toFixed( 0 ) }` );
	return `slowest files, of ${ sum.toFixed( 0 ) } s: ${ named.join( ', ' ) }\n`;
}

/** Characters of a reason that are printed. */
const REASON = 400;

/**
 * @param {import('@playwright/test/reporter').TestResult | undefined} result
 * @return {string} Its first error in one line, without colors.
 */
const reason = ( result ) =>
	( result?.error?.message ?? result?.status ?? '' )
		.replace( /\u001b\[\d*m/g, '' )
		.replace( /\s+/g, ' ' )
		.slice( 0, REASON );

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

export const secondTries = named( MARK );

export const failedTests = named( FAILED );

export const lateTests = named( NOT_RUN );
