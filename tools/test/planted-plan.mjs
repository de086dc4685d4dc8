/** What `npm run test:planted` runs for a fault, and what its output tells: the parts that touch nothing. */

/** @typedef {import('./groups.mjs').Group} Group */
/** @typedef {import('./groups.mjs').Command} Command */

/**
 * @typedef {Object} Patch
 * @property {string}   kind    Of fault.
 * @property {string}   suffers What a visitor, an author or an owner suffers.
 * @property {string[]} files   Paths from the root that it changes.
 */

/**
 * @typedef {Object} Step
 * @property {string}  group   Name of the group.
 * @property {Command} words   Program and arguments.
 * @property {boolean} isBuilt Whether it needs the build.
 */

/**
 * @typedef {Object} Result
 * @property {string}   name    Of the patch's file, without its ending.
 * @property {string}   kind    Of fault.
 * @property {boolean}  caught  Whether a test failed.
 * @property {string}   group   Whose test failed; of the last one that ran, if none did.
 * @property {string}   test    The first test that failed, or why there is none.
 * @property {number}   seconds From the patch to the end.
 * @property {string[]} again   Arguments of Playwright for the test that failed; none for other programs.
 */

/** They catch no fault here, or are run when something needs them. */
const SKIPPED = [ 'lint', 'types', 'phpstan', 'build', 'site', 'plugin-check' ];

/** What needs no browser comes first; groups that are not named come before the browsers. */
const COST = [ 'jest', 'tools', 'budgets' ];

/** Their output is the build's. */
const UNBUILT = [ 'jest', 'tools' ];

const COMPILED = /\.(?:tsx?|[cm]?js|s?css|json)$/;

/** A spec or folder of tests among the arguments of a command. */
const NAMES_TESTS = /^(?:e2e|tests|blocks|features|extensions)\//;

/** Characters of a test's name in the table. */
const WIDTH = 100;

/**
 * @param {string} text Of a patch: lines that say what it is, then what `git diff` writes.
 * @return {Patch} What it says and changes.
 */
export function readPatch( text ) {
	const [ head = '' ] = text.split( /^diff --git /m );
	const said = ( /** @type {string} */ name ) =>
		new RegExp( `^${ name }: ([^]*?)(?=\\n\\S|\\n\\n|$(?![^]))`, 'm' )
			.exec( head )?.[ 1 ]
			?.replace( /\s+/g, ' ' )
			.trim() ?? '';
	return {
		kind: said( 'Kind' ),
		suffers: said( 'Suffers' ),
		files: [ ...text.matchAll( /^\+\+\+ b\/(.+)$/gm ) ].map(
			( [ , file = '' ] ) => file
		),
	};
}

/**
 * @param {string} file Path from the root.
 * @return {boolean} Whether the build depends on it.
 */
export const isCompiled = ( file ) => COMPILED.test( file );

/**
 * @param {string}  name   Of a group.
 * @param {boolean} hasPhp Whether the fault is in PHP; if not, PHP's tests find nothing that browsers do not.
 */
function costOf( name, hasPhp ) {
	if ( name === 'e2e' ) {
		return 90;
	}
	if ( name.startsWith( 'phpunit' ) ) {
		return ( hasPhp ? 10 : 100 ) + ( name === 'phpunit-mysql' ? 0 : 1 );
	}
	return COST.includes( name ) ? COST.indexOf( name ) : 50;
}

/**
 * @param {Command} words
 * @return {string} The program, such as the path of `jest`.
 */
const programOf = ( words ) =>
	words.find( ( word ) =>
		/\/(?:jest|playwright|phpunit\.mjs)$/.test( word )
	) ??
	words.find( ( word ) => /^tools\//.test( word ) ) ??
	'';

/**
 * @param {Command} words
 * @return {boolean} Whether it names no test, and so runs all.
 */
const isWhole = ( words ) =>
	! words.some( ( word ) => NAMES_TESTS.test( word ) );

/**
 * @param {Command} words
 * @param {string}  workers Of Playwright.
 * @return {Command} The command, which ends at the first failure. A browser's test fails twice, since one alone may be chance.
 */
function untilFailure( words, workers ) {
	const program = programOf( words );
	if ( program.endsWith( 'jest' ) ) {
		return [ ...words, '--bail' ];
	}
	if ( program.endsWith( 'playwright' ) ) {
		return [ ...words, '-x', '--retries=1', `--workers=${ workers }` ];
	}
	return program.endsWith( 'phpunit.mjs' )
		? [ ...words, '--stop-on-defect' ]
		: words;
}

/**
 * Puts the tests that are near to the fault before all tests of a group.
 *
 * @param {Command}                            words
 * @param {{ php: string[], specs: string[] }} near
 * @return {Command[]} One or two commands.
 */
function nearFirst( words, near ) {
	if ( ! isWhole( words ) ) {
		return [ words ];
	}
	const program = programOf( words );
	if ( program.endsWith( 'playwright' ) && near.specs.length ) {
		return [ [ ...words, ...near.specs ], words ];
	}
	if ( program.endsWith( 'phpunit.mjs' ) && near.php.length ) {
		const [ first, ...rest ] = words.filter( ( word ) => word !== '--sql' );
		return [ [ first ?? '', ...rest, ...near.php ], words ];
	}
	return [ words ];
}

/**
 * Returns what runs for a fault, the cheapest first.
 *
 * @param {Group[]}                            groups  Of `changedGroups()`.
 * @param {string[]}                           files   That the fault is in.
 * @param {{ php: string[], specs: string[] }} near    Tests of what uses these files.
 * @param {string}                             workers Of Playwright.
 * @return {Step[]} In order.
 */
export function stepsOf( groups, files, near, workers ) {
	const hasPhp = files.some( ( file ) => file.endsWith( '.php' ) );
	return groups
		.filter( ( { name } ) => ! SKIPPED.includes( name ) )
		.sort(
			( one, other ) =>
				costOf( one.name, hasPhp ) - costOf( other.name, hasPhp )
		)
		.flatMap( ( { name, commands } ) =>
			// What Jest finds by imports comes before what it tests of all modules.
			( name === 'jest' ? commands.toReversed() : commands )
				.flatMap( ( words ) => nearFirst( words, near ) )
				.map( ( words ) => ( {
					group: name,
					words: untilFailure( words, workers ),
					isBuilt: ! UNBUILT.includes( name ),
				} ) )
		);
}

/**
 * @param {string} output Of a command that failed.
 * @return {{ isNamed: boolean, test: string }} The first test that failed. If none is named, the last line: the command was broken.
 */
export function failedIn( output ) {
	const plain = output.replace( /\u001b\[[\d;]*m/g, '' );
	const [ , found ] =
		/^failed: (.+)$/m.exec( plain ) ??
		/^\s*● (.+)$/m.exec( plain ) ??
		/^✗ +(.+)$/m.exec( plain ) ??
		[];
	const last = plain.trim().split( '\n' ).at( -1 ) ?? '';
	return {
		isNamed: found !== undefined,
		test: ( found ?? last ).replace( /\s+/g, ' ' ).trim(),
	};
}

/** How Playwright begins what it says of the first failure: the title may end with the step in which it failed. */
const FIRST = /^\s*1\) (?:\[[^\]]+\] › )?(\S+\.spec\.ts:\d+):\d+ › /m;

/**
 * @param {string} output Of Playwright.
 * @return {string[]} Its arguments for the first test that failed; none if it names none.
 */
export const againOf = ( output ) => FIRST.exec( output )?.slice( 1 ) ?? [];

/**
 * @param {Result[]} results
 * @return {string} A line for each, and how many were caught.
 */
export function tableOf( results ) {
	const lines = results.map( ( { name, caught, group, test, seconds } ) =>
		[
			caught ? 'caught    ' : 'NOT CAUGHT',
			`${ seconds.toFixed( 0 ).padStart( 5 ) } s`,
			name.padEnd( 38 ),
			group.padEnd( 14 ),
			test.slice( 0, WIDTH ),
		].join( '  ' )
	);
	const caught = results.filter( ( result ) => result.caught ).length;
	return [
		...lines,
		'',
		`${ caught } of ${ results.length } caught`,
		'',
	].join( '\n' );
}
