/** The parts of `npm run test:deep`. */
import { bin, node } from './commands.mjs';

/**
 * @typedef {Object} Part
 * @property {string}                             title    Heading.
 * @property {import('./commands.mjs').Command[]} commands One after the other.
 * @property {string}                             [need]   A variable that names a folder with fetched software.
 */

/**
 * @param {string}                                 title
 * @param {number}                                 count Into how many parts it is cut.
 * @param {(share: string) => Omit<Part, 'title'>} make  Gets `2/5`.
 * @return {Part[]} One for each share.
 */
const cut = ( title, count, make ) =>
	Array.from( { length: count }, ( _, index ) => {
		const share = `${ index + 1 }/${ count }`;
		return { title: `${ title }, ${ share }`, ...make( share ) };
	} );

/** @type {(...args: string[]) => import('./commands.mjs').Command} */
const playwright = ( ...args ) => bin( 'playwright', 'test', ...args );

/** @type {(...args: string[]) => import('./commands.mjs').Command} */
const phpunit = ( ...args ) => node( 'tools/test/phpunit.mjs', ...args );

/** What a plugin or theme folder is needed for, and the specs that use it. @type {[string, string, string[]][]} */
const FOREIGN = [
	[
		'WOO_DIR',
		'The shop',
		[ 'e2e/deep/shop', 'e2e/filter-archives', 'e2e/first-aid-answers' ],
	],
	[
		'OPTIMIZERS_DIR',
		'Real optimizers',
		[ 'e2e/deep/first-aid-optimizers-real' ],
	],
	[
		'THEMES_DIR',
		'Real themes',
		[ 'e2e/first-aid-themes', 'e2e/deep/first-aid-surfaces-themes' ],
	],
];

/** @type {Part[]} */
const PARTS = [
	...cut(
		'Specs of looks, odd pictures, authors, variants, zip, network and German',
		10,
		( share ) => ( {
			commands: [
				playwright(
					'--project=deep',
					'--project=deep in modules',
					`--shard=${ share }`
				),
			],
		} )
	),
	{
		title: 'Playground',
		commands: [ playwright( '--project=playground' ) ],
	},
	{
		title: 'Jest on React 19',
		commands: [
			bin(
				'jest',
				'--ci',
				'--maxWorkers=2',
				'--selectProjects',
				'react-19'
			),
		],
	},
	...cut(
		'PHPUnit on SQLite: what touches no SQL of ours',
		3,
		( share ) => ( {
			commands: [ phpunit( '--not-sql', '--part', share ) ],
		} )
	),
	...cut(
		'PHPUnit: large numbers, crowds and a million rows',
		3,
		( share ) => ( {
			commands: [ phpunit( '--mysql', '--deep', '--part', share ) ],
		} )
	),
	...FOREIGN.map( ( [ need, title, specs ] ) => ( {
		title,
		need,
		commands: [ playwright( ...specs ) ],
	} ) ),
	...cut( 'All browser tests on a current WordPress', 10, ( share ) => ( {
		need: 'WP_CORE_DIR',
		commands: [
			playwright(
				...[
					'--project=first aid',
					'--project=site',
					'--project=sweeps',
				],
				`--shard=${ share }`
			),
		],
	} ) ),
	...cut( 'PHPUnit on a current WordPress', 3, ( share ) => ( {
		need: 'WP_CORE_DIR',
		commands: [ phpunit( '--mysql', '--part', share ) ],
	} ) ),
];

/**
 * The variable of a WordPress changes what every part runs on, so those parts alone have it.
 *
 * @param {Record<string, string | undefined>} env
 * @return {{ here: Part[], missing: Part[] }} Which can run, and which need more.
 */
export function deepParts( env = process.env ) {
	return {
		here: PARTS.filter( ( { need } ) => ! need || env[ need ] ),
		missing: PARTS.filter( ( { need } ) => need && ! env[ need ] ),
	};
}
