/** An error whose message tells the reader what to do; printed without a stack trace. */
export class Problem extends Error {
	/**
	 * @param {string} what What happened, in one sentence.
	 * @param {string} todo What the reader can do about it.
	 */
	constructor( what, todo ) {
		super( `${ what }\n  → ${ todo.replaceAll( '\n', '\n    ' ) }` );
		this.name = 'Problem';
	}
}

/**
 * Runs a command-line entry point and turns errors into an exit code.
 *
 * @param {() => Promise<unknown>} main
 */
export async function entry( main ) {
	try {
		await main();
	} catch ( error ) {
		const known = error instanceof Problem;
		process.stderr.write(
			`\n${ known ? error.message : ( error?.stack ?? error ) }\n`
		);
		process.exitCode = 1;
	}
}
