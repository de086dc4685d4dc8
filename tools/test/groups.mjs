/** The groups that `npm test` runs, in the order in which they start. */
import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../env/paths.mjs';
import { changedFiles, planOf } from './changed.mjs';
import { bin, node, php } from './commands.mjs';
import { runsOfPaths } from './phpunit-selection.mjs';

/** @typedef {import('./commands.mjs').Command} Command */

/**
 * @typedef {Object} Group
 * @property {string}    name     To ask for it.
 * @property {string}    title    Heading.
 * @property {Command[]} commands One after the other.
 * @property {string[]}  [after]  Groups that must have ended before.
 * @property {boolean}   [idle]   Measures no time, and gives way to the others, also to the browsers.
 */

/** Listed individually: given a folder, Node runs everything below a folder named test. */
const TESTS = readdirSync( inRoot( 'tools' ), { recursive: true } )
	.map( ( path ) => inRoot( 'tools', String( path ) ) )
	.filter( ( path ) => path.endsWith( '.test.mjs' ) );

/** TypeScript 7, which takes a third of the processor's time of TypeScript 6. That one stays for tools that ask for its API. */
const TSC = inRoot( 'node_modules/typescript-native/bin/tsc' );

/** The longest first, so that no core waits for one group at the end. @type {Group[]} */
const OTHERS = [
	{
		name: 'build',
		title: 'Build',
		commands: [ node( 'tools/build/build.mjs' ) ],
	},
	{
		name: 'lint',
		title: 'Lint: ESLint, Stylelint, PHP format',
		commands: [
			bin(
				'wp-scripts',
				'lint-js',
				'--cache',
				'--cache-location',
				'node_modules/.cache/eslint/'
			),
			bin(
				'wp-scripts',
				'lint-style',
				'**/*.{css,scss}',
				'--allow-empty-input'
			),
			php( 'phpcs', '-q' ),
		],
		idle: true,
	},
	{
		name: 'phpunit-mysql',
		title: 'PHPUnit on MariaDB: everything',
		commands: [ node( 'tools/test/phpunit.mjs', '--mysql' ) ],
		after: [ 'build' ],
	},
	{
		name: 'phpunit',
		title: 'PHPUnit on SQLite: what touches SQL',
		commands: [ node( 'tools/test/phpunit.mjs', '--sql' ) ],
		after: [ 'build' ],
	},
	{
		name: 'phpunit-object-cache',
		title: 'PHPUnit with a persistent object cache: what uses it',
		commands: [
			node(
				'tools/test/phpunit.mjs',
				'--object-cache',
				'--filter',
				'(CacheFaults|RateLimit|Once|Source|Forms\\\\WithoutScript)Test::'
			),
		],
		after: [ 'build' ],
	},
	{
		name: 'types',
		title: 'Types: TypeScript',
		commands: [
			node( 'tools/build/attribute-types.mjs' ),
			node( TSC, '--noEmit' ),
			node( TSC, '--noEmit', '-p', 'tools/tsconfig.json' ),
		],
		after: [ 'build' ],
	},
	{
		name: 'tools',
		title: 'Tools: node --test',
		commands: [ node( '--test', '--test-reporter=spec', ...TESTS ) ],
		after: [ 'build' ],
	},
	{
		name: 'site',
		title: 'Site of the specs',
		commands: [
			node(
				...[ 'tools/env/site.mjs', 'create' ],
				...[ '--name', 'e2e', '--mysql' ]
			),
		],
		after: [ 'build' ],
	},
	{
		name: 'plugin-check',
		title: 'Plugin Check of WordPress.org',
		commands: [ node( 'tools/test/plugin-check.mjs' ) ],
		after: [ 'build' ],
	},
	{
		name: 'budgets',
		title: 'Budgets',
		commands: [ node( 'tools/test/budgets.mjs' ) ],
		after: [ 'build' ],
	},
	{
		name: 'jest',
		title: 'Jest',
		commands: [
			bin(
				...[ 'jest', '--ci', '--maxWorkers=2' ],
				...[ '--selectProjects', 'react-18' ]
			),
		],
		after: [ 'build' ],
	},
	{
		name: 'phpstan',
		title: 'Types: PHPStan level 8',
		commands: [
			php(
				...[ 'phpstan', 'analyse', '--no-progress' ],
				...[ '--memory-limit=3G', '-c', 'tools/test/phpstan.neon' ]
			),
		],
		idle: true,
	},
];

/** What `npm test` runs of Playwright; the rest belongs to `npm run test:deep`. */
const PROJECTS = [ 'first aid', 'site', 'sweeps' ].map(
	( name ) => `--project=${ name }`
);

/** @type {(...args: string[]) => Command} */
const playwright = ( ...args ) =>
	bin( 'playwright', 'test', ...PROJECTS, ...args );

/** In the order in which they start. @type {Group[]} */
const ALL = [
	...OTHERS,
	{
		name: 'e2e',
		title: 'Playwright in Chromium',
		commands: [ playwright() ],
		// Browsers often wait, so that a core has time for what gives way; but some tests measure time.
		after: OTHERS.filter( ( { idle } ) => ! idle ).map(
			( { name } ) => name
		),
	},
];

/**
 * Returns the groups to run.
 *
 * @param {string[]} names Only these; all if empty.
 */
export function groups( names ) {
	const present = ALL.filter(
		( group ) =>
			( group.name !== 'budgets' ||
				existsSync( inRoot( 'tools/test/budgets.mjs' ) ) ) &&
			( group.name !== 'plugin-check' ||
				process.env.FRONTAGE_PLUGIN_CHECK )
	);
	return names.length
		? present.filter( ( group ) => names.includes( group.name ) )
		: present;
}

/**
 * The groups that a change can break, each with no more than that of its work.
 *
 * @param {string[]} files What changed, as paths from the root.
 * @return {Group[]} With their usual names.
 */
export function changedGroups( files = changedFiles() ) {
	const { names, jest, specs, php: units, modules } = planOf( files );
	/** @type {Record<string, Command[]>} */
	const less = {
		jest: [
			bin( 'jest', '--ci', 'tests/conformance' ),
			...( jest.length
				? [
						bin(
							'jest',
							'--ci',
							'--passWithNoTests',
							'--findRelatedTests',
							...jest
						),
					]
				: [] ),
		],
		...( units !== 'all' && {
			phpunit: [],
			'phpunit-mysql': runsOfPaths( units ).map( ( args ) =>
				node( 'tools/test/phpunit.mjs', '--mysql', ...args )
			),
		} ),
		...( specs !== 'all' && {
			e2e: [
				...( specs.length
					? [ bin( 'playwright', 'test', ...specs ) ]
					: [] ),
				...( modules.length ? [ matrixOf( modules ) ] : [] ),
			],
		} ),
	};
	return ALL.filter( ( { name } ) => names.has( name ) )
		.map( ( group ) => ( {
			...group,
			commands: less[ group.name ] ?? group.commands,
		} ) )
		.filter( ( { commands } ) => commands.length );
}

/**
 * @param {string[]} modules
 * @return {Command} For what the matrix tests of them, whose names begin with modules; some have no page and no part in it.
 */
const matrixOf = ( modules ) =>
	playwright(
		'e2e/matrix',
		'--pass-with-no-tests',
		'--grep',
		`spec\\.ts (?:[a-z0-9-]+ )*(?:${ modules.join( '|' ) }) `
	);

/** Names of the available groups. */
export const NAMES = ALL.map( ( group ) => group.name );
