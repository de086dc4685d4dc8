/**
 * A copy of the last commit in which faults are planted, so that a developer's own files are never touched.
 *
 * A clone that shares Git's objects, beside the sites of this checkout. It stays there for the next run, with its site,
 * its build and webpack's cache, and may be deleted at any time. `node_modules` and `vendor` are links to those of the
 * checkout. What is not committed is not in it.
 */
import { spawn } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOURCES } from '../env/built.mjs';
import { digest, inRoot, OWN, ROOT } from '../env/paths.mjs';
import { Problem } from '../env/problem.mjs';
import { must } from '../env/processes.mjs';

/** Where faults are planted. */
export const TREE = join( OWN, 'planted' );

const inTree = ( /** @type {string[]} */ ...parts ) => join( TREE, ...parts );

/** The build of the commit, to go back to. */
const SOUND = inTree( '.cache/build' );

/** Of the build. */
const CONFIGURATION = [
	'webpack.config.js',
	'package-lock.json',
	'tsconfig.json',
];

/** Is newer than all sources as long as they are built. */
const MANIFEST = 'build/manifest.php';

/** Milliseconds in which a command that is stopped ends its servers. */
const GRACE_MS = 20_000;

/** Lets webpack build only what changed. Appended, since no other build wants it. */
const CACHED = `
module.exports = module.exports.map( ( config ) => ( {
	...config,
	cache: { type: 'filesystem', cacheDirectory: ${ JSON.stringify( inTree( '.cache/webpack' ) ) }, name: config.name },
} ) );
`;

const git = ( /** @type {string[]} */ ...args ) =>
	must( 'git', args, { cwd: TREE }, `Delete ${ TREE } and try again.` );

/** Makes the copy, or brings it to the last commit, and builds it. */
export async function prepare() {
	if ( ! existsSync( inTree( '.git' ) ) ) {
		rmSync( TREE, { recursive: true, force: true } );
		mkdirSync( TREE, { recursive: true } );
		await git( 'clone', '--quiet', '--shared', '--no-checkout', ROOT, '.' );
	}
	const head = await must(
		'git',
		[ 'rev-parse', 'HEAD' ],
		{ cwd: ROOT },
		''
	);
	await git( 'checkout', '--quiet', '--force', '--detach', head.trim() );
	await git( 'clean', '--quiet', '-fd' );
	for ( const name of [ 'node_modules', 'vendor' ] ) {
		if ( ! existsSync( inTree( name ) ) ) {
			symlinkSync( inRoot( name ), inTree( name ), 'junction' );
		}
	}
	const known = inTree( '.cache/sound', await sourcesId() );
	if ( ! existsSync( known ) ) {
		await build();
		rmSync( SOUND, { recursive: true, force: true } );
		cpSync( inTree( 'build' ), SOUND, { recursive: true } );
		mkdirSync( known, { recursive: true } );
	}
	await restore( true );
}

/** Returns an ID that changes with what is built. */
const sourcesId = async () =>
	digest(
		await git(
			'rev-parse',
			...[ ...SOURCES, ...CONFIGURATION ].map(
				( path ) => `HEAD:${ path }`
			)
		)
	);

/**
 * Plants a fault.
 *
 * @param {string} patch Path of the patch.
 */
export async function plant( patch ) {
	await must(
		'git',
		[ 'apply', patch ],
		{ cwd: TREE },
		'The code has changed: make the same fault in the new code, and write the patch again.'
	);
	touch();
}

/** Builds what a fault changed. @return {Promise<{ code: number, output: string }>} */
export async function rebuild() {
	return build().then(
		() => ( { code: 0, output: '' } ),
		( error ) => ( { code: 1, output: String( error.message ) } )
	);
}

async function build() {
	appendFileSync( inTree( 'webpack.config.js' ), CACHED );
	try {
		await must(
			process.execPath,
			[ 'tools/build/build.mjs' ],
			{ cwd: TREE },
			'The commit cannot be built.'
		);
	} finally {
		await git( 'checkout', '--quiet', '--', 'webpack.config.js' );
	}
	touch();
}

/**
 * Takes the fault out again.
 *
 * @param {boolean} isBuilt Whether it was built.
 */
export async function restore( isBuilt ) {
	await git( 'checkout', '--quiet', '--force', '--', '.' );
	await git( 'clean', '--quiet', '-fd' );
	if ( isBuilt ) {
		// Not in place: what still runs may read it.
		const old = inTree( '.cache/old-build' );
		rmSync( old, { recursive: true, force: true } );
		if ( existsSync( inTree( 'build' ) ) ) {
			renameSync( inTree( 'build' ), old );
		}
		cpSync( SOUND, inTree( 'build' ), { recursive: true } );
		rmSync( old, { recursive: true, force: true } );
	}
	touch();
}

/** Says that the build has all that the sources have: PHP is not built. */
function touch() {
	const now = new Date();
	utimesSync( inTree( MANIFEST ), now, now );
}

/**
 * Returns what `npm test -- --changed` runs for files, as the copy's own tools say.
 *
 * @param {string[]} files Paths from the root.
 * @return {Promise<import('./groups.mjs').Group[]>} Groups with commands inside of the copy.
 */
export async function groupsFor( files ) {
	const code = `import { changedGroups } from './tools/test/groups.mjs';
		process.stdout.write( JSON.stringify( changedGroups( ${ JSON.stringify( files ) } ) ) );`;
	return JSON.parse(
		await must(
			process.execPath,
			[ '--input-type=module', '--eval', code ],
			{ cwd: TREE },
			'Run: npm test -- --changed'
		)
	);
}

/**
 * Runs a command in the copy.
 *
 * @param {import('./groups.mjs').Command} words
 * @param {number}                         ms    After which it is stopped.
 * @return {Promise<{ code: number, output: string, isLate: boolean }>} When it has ended.
 */
export async function runInTree( [ command, ...args ], ms ) {
	const child = spawn( command, args, {
		cwd: TREE,
		detached: true,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
	} );
	let output = '';
	const take = ( /** @type {Buffer} */ chunk ) => ( output += chunk );
	child.stdout.on( 'data', take );
	child.stderr.on( 'data', take );
	const stop = ( /** @type {NodeJS.Signals} */ signal ) => {
		try {
			process.kill( -( child.pid ?? 0 ), signal );
		} catch {}
	};
	const leave = () => {
		stop( 'SIGTERM' );
		process.exit( 130 );
	};
	process.once( 'SIGINT', leave );
	let isLate = false;
	const limit = setTimeout( async () => {
		isLate = true;
		stop( 'SIGTERM' );
		await sleep( GRACE_MS );
		stop( 'SIGKILL' );
	}, ms );
	const code = await new Promise( ( resolve, reject ) => {
		child.on( 'error', () =>
			reject( new Problem( `Could not run ${ command }.`, 'npm ci' ) )
		);
		child.on( 'exit', ( status ) => resolve( status ?? -1 ) );
	} );
	clearTimeout( limit );
	process.off( 'SIGINT', leave );
	return { code, output, isLate };
}
