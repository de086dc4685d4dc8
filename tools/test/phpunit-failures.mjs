/** Which tests of a run of PHPUnit failed, by the log that PHPUnit writes for TeamCity, with one event a line. */

/** Begins each printed line that names a test which failed. */
export const FAILED = 'failed: ';

/** Begins the line of a test's start. */
const STARTED =
	/^##teamcity\[testStarted .*locationHint='php_qn:\/\/.*::\\(.+)::([^:]+?)'/;

/** A skipped test makes a run fail as well. */
const FAILURE = /^##teamcity\[test(?:Failed|Ignored) /;

/**
 * @param {string} log What `--log-teamcity` wrote.
 * @return {string[]} Methods such as `Frontage\Tests\Domain\WordsTest::test_words`, each once, without its data set.
 */
export function failures( log ) {
	/** @type {Set<string>} */
	const failed = new Set();
	let running = '';
	for ( const line of log.split( '\n' ) ) {
		const started = STARTED.exec( line );
		if ( started ) {
			const [ , className, method = '' ] = started;
			running = `${ className }::${ method.replace( / with data set .*/, '' ) }`;
		} else if ( running && FAILURE.test( line ) ) {
			failed.add( running );
		}
	}
	return [ ...failed ];
}

/**
 * @param {string} log What `--log-teamcity` wrote.
 * @return {string} The test that began last, with its data set; what runs before the first test if none began.
 */
export function lastIn( log ) {
	const started = log.split( '\n' ).map( ( line ) => STARTED.exec( line ) );
	const last = started.filter( Boolean ).at( -1 );
	return last ? `${ last[ 1 ] }::${ last[ 2 ] }` : 'the start';
}
