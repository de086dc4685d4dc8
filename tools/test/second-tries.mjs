/**
 * Names every test that passed only when it was tried again: such a test is a defect that waits.
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
		const flaky = ( this.#suite?.allTests() ?? [] ).filter(
			( test ) => test.outcome() === 'flaky'
		);
		for ( const test of flaky ) {
			process.stdout.write(
				`${ MARK }${ test.titlePath().filter( Boolean ).join( ' › ' ) } (${ test.results.length } tries)\n`
			);
		}
	}

	printsToStdio() {
		return false;
	}
}

/** Begins each line that names such a test. */
export const MARK = 'needed another try: ';

/**
 * What a group's output names.
 *
 * @param {string} output
 * @return {string[]} Tests, with how often they were tried.
 */
export const secondTries = ( output ) =>
	output
		.split( '\n' )
		.filter( ( line ) => line.startsWith( MARK ) )
		.map( ( line ) => line.slice( MARK.length ) );
