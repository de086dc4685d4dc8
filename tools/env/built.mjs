/** Makes sure that the build matches the sources of the checkout. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { listFiles } from './assemble.mjs';
import { locked } from './lock.mjs';
import { npm } from './package.mjs';
import { inRoot, OWN, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const RESULT = 'build/manifest.php';
export const SOURCES = [
	'blocks',
	'features',
	'extensions',
	'src',
	'tools/build',
	'tools/i18n',
	'includes',
	'languages',
];
const FILES = [ 'webpack.config.js', 'package-lock.json', 'tsconfig.json' ];

/** What the build does not read: tests, golden files, and the translation template, which it writes. */
const UNBUILT = new RegExp(
	`\\${ sep }(test|fixtures)\\${ sep }|\\.(html|md|pot)$`
);

/**
 * Whether a change of a file makes the build stale.
 *
 * @param {string} file Path below one of the folders of sources.
 */
export const isSource = ( file ) => ! UNBUILT.test( file );

/** Builds if `build/` is missing or older than a source. */
export const built = () => locked( join( OWN, 'build.lock' ), buildIfStale );

async function buildIfStale() {
	const made = await time( inRoot( RESULT ) );
	if ( made && made >= ( await newest() ) ) {
		return;
	}
	process.stdout.write(
		made ? 'Sources changed: building…\n' : 'Building…\n'
	);
	try {
		await npm( [ 'run', 'build' ], ROOT );
	} catch ( error ) {
		throw new Problem(
			`The build failed.\n${ error.message.split( '\n  → ' )[ 0 ] }`,
			'Fix what it says above, then run: npm run build'
		);
	}
	if ( ! existsSync( inRoot( RESULT ) ) ) {
		throw new Problem(
			`The build made no ${ RESULT }.`,
			'Run: npm run build, and read what it says.'
		);
	}
}

/** Returns when the last source was changed. */
async function newest() {
	const lists = await Promise.all(
		SOURCES.map( ( folder ) => listFiles( inRoot( folder ) ) )
	);
	const sources = [
		...lists.flat().filter( isSource ),
		...FILES.map( ( file ) => inRoot( file ) ),
	];
	return Math.max( ...( await Promise.all( sources.map( time ) ) ) );
}

/**
 * @param {string} file
 * @return {Promise<number>} Milliseconds; 0 if the file is missing.
 */
const time = ( file ) =>
	stat( file ).then(
		( { mtimeMs } ) => mtimeMs,
		() => 0
	);
