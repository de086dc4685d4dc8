/** Which tests of a run of PHPUnit failed, so that they can run once more by themselves. */

/** Begins the line of a test's start in PHPUnit's log for TeamCity, which has one event a line. */
const STARTED =
	/^##teamcity\[testStarted .*locationHint='php_qn:\/\/.*::\\(.+)::([^:]+?)'/;

const FAILED = /^##teamcity\[testFailed /;

/** More than these are no accident of a busy machine. */
export const MOST_AGAIN = 8;

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
		} else if ( running && FAILED.test( line ) ) {
			failed.add( running );
		}
	}
	return [ ...failed ];
}

/**
 * @param {string} log What `--log-teamcity` wrote.
 * @return {string} The method that began last, such as `Frontage\\Tests\\Domain\\WordsTest::test_words`.
 */
export function lastIn( log ) {
	const started = log.split( '\n' ).map( ( line ) => STARTED.exec( line ) );
	const [ , className = '', method = '' ] =
		started.filter( Boolean ).at( -1 ) ?? [];
	return `${ className }::${ method }`;
}

/**
 * @param {string[]} methods As of `failures()`.
 * @return {string} For PHPUnit's `--filter`: these methods, with all their data sets.
 */
export const filterOf = ( methods ) =>
	`/^(?:${ methods
		.map( ( method ) => method.replaceAll( '\\', '\\\\' ) )
		.join( '|' ) })(?: with data set .*)?$/`;
