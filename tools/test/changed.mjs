/**
 * What `npm test -- --changed` runs: what the changes since `main` can break, and no more.
 *
 * A module breaks itself; what modules share breaks everything that can use it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inRoot, ROOT } from '../env/paths.mjs';

/** @typedef {{ jest: string[], specs: string[] | 'all', php: string[] | 'all', modules: string[], names: Set<string> }} Plan */

const MODULE = /^(?:blocks|features|extensions)\/([a-z0-9-]+)\//;
const SCRIPT = /\.(?:[cm]?js|tsx?)$/;

/** What a module does on the server. */
const PRINTING =
	/^(?:blocks|features|extensions)\/.*(?<!Test)\.php$|\/block\.json$/;

/** What may add to a page that has nothing of ours. */
const FOR_ALL_PAGES = /^(?:features|extensions)\/.*(?<!Test)\.php$/;

/** Read by no program. */
const PROSE = /^(?:docs|changelog\.d)\/|\.md$|^LICENSE$/;

/** Every program may read them. */
const CONFIGURATION =
	/^(?:package(?:-lock)?\.json|composer\.json|tsconfig\.json|webpack\.config\.js|plugin\.php|tools\/(?:build|env)\/)/;

const git = ( /** @type {string[]} */ ...args ) =>
	execFileSync( 'git', args, { cwd: ROOT, encoding: 'utf8' } )
		.split( '\n' )
		.filter( Boolean );

/**
 * Files that differ from where this branch left `main`, or on `main` itself from the commit before.
 *
 * @return {string[]} Paths, also of what is not committed yet.
 */
export function changedFiles() {
	const [ head = '' ] = git( 'rev-parse', 'HEAD' );
	const [ main ] = git( 'branch', '--list', 'main', '--format=%(refname)' );
	const [ fork = head ] = main ? git( 'merge-base', 'HEAD', main ) : [ head ];
	const base = fork === head ? 'HEAD~1' : fork;
	return [
		...new Set( [
			...git( 'diff', '--name-only', base ),
			...git( 'ls-files', '--others', '--exclude-standard' ),
		] ),
	];
}

/**
 * What files can break.
 *
 * @param {string[]} files Paths from the root.
 * @return {Plan} Group names, and what of the long groups.
 */
export function planOf( files ) {
	const code = files.filter( ( file ) => ! PROSE.test( file ) );
	const modules = [
		...new Set(
			code
				.flatMap( ( file ) => MODULE.exec( file )?.[ 1 ] ?? [] )
				.flatMap( withParents )
		),
	];
	const plan = {
		modules,
		jest: code.filter(
			( file ) => SCRIPT.test( file ) && existsSync( inRoot( file ) )
		),
		specs: specsFor( code, modules ),
		php: phpFor( code, modules ),
	};
	return { ...plan, names: namesFor( code, plan ) };
}

/**
 * A block that lives only inside others is tested with them.
 *
 * @param {string} slug Of a module.
 * @return {string[]} The module, and its parents.
 */
function withParents( slug ) {
	const path = inRoot( 'blocks', slug, 'block.json' );
	const { parent = [], ancestor = [] } = existsSync( path )
		? JSON.parse( readFileSync( path, 'utf8' ) )
		: {};
	return [
		slug,
		...[ ...parent, ...ancestor ].map( ( /** @type {string} */ name ) =>
			name.replace( 'frontage/', '' )
		),
	];
}

/**
 * @param {string[]}            code
 * @param {Omit<Plan, 'names'>} plan
 * @return {Set<string>} Groups.
 */
function namesFor( code, { specs, php } ) {
	/** @type {[string, boolean][]} */
	const wanted = [
		[ 'lint', code.length > 0 ],
		[ 'types', code.some( ( file ) => /\.(tsx?|mjs|json)$/.test( file ) ) ],
		[ 'build', code.length > 0 ],
		[ 'phpstan', code.some( ( file ) => file.endsWith( '.php' ) ) ],
		[ 'tools', code.some( ( file ) => file.startsWith( 'tools/' ) ) ],
		[ 'jest', code.some( ( file ) => ! file.endsWith( '.php' ) ) ],
		[ 'phpunit', php.length > 0 ],
		[ 'phpunit-mysql', php.length > 0 ],
		[ 'e2e', specs.length > 0 ],
		[ 'budgets', code.some( ( file ) => /\.(tsx?|scss)$/.test( file ) ) ],
	];
	return new Set(
		wanted.filter( ( [ , is ] ) => is ).map( ( [ name ] ) => name )
	);
}

/**
 * @param {string[]} code
 * @param {string[]} modules
 * @return {string[] | 'all'} Arguments for Playwright's list of specs.
 */
function specsFor( code, modules ) {
	const isShared = ( /** @type {string} */ file ) =>
		CONFIGURATION.test( file ) ||
		/^(?:includes|src|tests\/demo|e2e\/(?:support|matrix)\b)/.test(
			file
		) ||
		file === 'playwright.config.ts';
	if ( code.some( isShared ) ) {
		return 'all';
	}
	const specs = [ '', 'deep/' ].flatMap( ( folder ) =>
		readdirSync( inRoot( 'e2e', folder ) )
			.filter( ( file ) => file.endsWith( '.spec.ts' ) )
			.map( ( file ) => folder + file )
	);
	const own = specs.filter( ( spec ) =>
		modules.some( ( slug ) =>
			new RegExp( `^(?:deep/)?${ slug }(?:-.*)?\\.spec\\.ts$` ).test(
				spec
			)
		)
	);
	const touched = code.flatMap(
		( file ) => /^e2e\/(.+\.spec\.ts)$/.exec( file )?.[ 1 ] ?? []
	);
	return [ ...new Set( [ ...own, ...touched ] ) ]
		.filter( ( spec ) => existsSync( inRoot( 'e2e', spec ) ) )
		.map( ( spec ) => `e2e/${ spec }` );
}

/**
 * @param {string[]} code
 * @param {string[]} modules
 * @return {string[] | 'all'} Folders of PHPUnit's tests.
 */
function phpFor( code, modules ) {
	const isShared = ( /** @type {string} */ file ) =>
		CONFIGURATION.test( file ) ||
		/^includes\/(?!Admin\/)|^tests\/php\/(?:Support|bootstrap|phpunit)/.test(
			file
		);
	if ( code.some( isShared ) ) {
		return 'all';
	}
	const folders = modules
		.flatMap( ( slug ) =>
			[ 'blocks', 'features', 'extensions' ].map(
				( kind ) => `${ kind }/${ slug }/test`
			)
		)
		.filter( ( folder ) => existsSync( inRoot( folder ) ) );
	if ( modules.length ) {
		folders.push( 'tests/php/Golden' );
	}
	if ( code.some( ( file ) => PRINTING.test( file ) ) ) {
		folders.push( ...testsThatName( modules ) );
	}
	if ( code.some( ( file ) => FOR_ALL_PAGES.test( file ) ) ) {
		folders.push( 'tests/php/Domain/Blocks/PageTest.php' );
	}
	if ( code.some( ( file ) => file.startsWith( 'includes/Admin/' ) ) ) {
		folders.push( 'tests/php/Admin', 'tests/php/Life' );
	}
	const touched = code.filter( ( file ) => /Test\.php$/.test( file ) );
	// What is in a folder of the list would run twice.
	return [ ...new Set( [ ...folders, ...touched ] ) ].filter(
		( path ) =>
			existsSync( inRoot( path ) ) &&
			! folders.some( ( folder ) => path.startsWith( `${ folder }/` ) )
	);
}

/**
 * @param {string[]} modules
 * @return {string[]} Tests of shared code that print a module or call one of its classes.
 */
function testsThatName( modules ) {
	const names = modules.map( ( slug ) => {
		const words = slug
			.split( '-' )
			.map(
				( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 )
			);
		return `frontage/${ slug }\\b(?!-)|Frontage\\\\(?:Blocks|Features|Extensions)\\\\${ words.join( '_' ) }\\\\`;
	} );
	const named = new RegExp( names.join( '|' ) || '$^' );
	return readdirSync( inRoot( 'tests/php' ), { recursive: true } )
		.map( ( path ) => `tests/php/${ path }` )
		.filter(
			( path ) =>
				path.endsWith( 'Test.php' ) &&
				named.test( readFileSync( inRoot( path ), 'utf8' ) )
		)
		.sort();
}
