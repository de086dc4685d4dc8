/** What took how long in the last run: written under `test-results/`, printed by `npm test -- --times`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inRoot } from '../env/paths.mjs';
import { Problem } from '../env/problem.mjs';
import { TIMES } from './reporter.mjs';

const GROUPS = inRoot( 'test-results/times-groups.json' );
const FILES = inRoot( 'test-results', TIMES );

/** Files that are named when a run took too long. */
const SLOWEST = 20;

/** @typedef {{ title: string, ok: boolean, seconds: number }} Timed */

/**
 * @param {number}  seconds Of the whole run.
 * @param {Timed[]} groups
 */
export async function writeGroups( seconds, groups ) {
	await mkdir( dirname( GROUPS ), { recursive: true } );
	const rows = groups
		.map( ( { title, ok, seconds: took } ) => ( {
			title,
			ok,
			seconds: Math.round( took * 10 ) / 10,
		} ) )
		.sort( ( one, other ) => other.seconds - one.seconds );
	await writeFile(
		GROUPS,
		JSON.stringify(
			{ seconds: Math.round( seconds ), groups: rows },
			null,
			'\t'
		)
	);
}

/** Prints groups, files of browser tests, and what their time went to, each the longest first. */
export async function printTimes() {
	const run = await read( GROUPS );
	const browser = await read( FILES );
	if ( ! run && ! browser ) {
		throw new Problem( 'There are no times of a run.', 'Run: npm test' );
	}
	if ( run ) {
		print(
			`Groups, of ${ run.seconds } s`,
			run.groups,
			( { title } ) => title
		);
	}
	if ( browser ) {
		print(
			'Files of browser tests, in seconds of a worker',
			browser.files,
			( { file, tests } ) => `${ file } (${ tests })`
		);
		print(
			'What their time went to',
			browser.kinds,
			( { kind, times, perTest } ) =>
				`${ kind }: ${ times } times, ${ perTest } ms in an average test`
		);
	}
}

/**
 * @return {Promise<string>} The files of browser tests that took longest.
 */
export async function slowestFiles() {
	const { files = [] } = ( await read( FILES ) ) ?? {};
	return files
		.slice( 0, SLOWEST )
		.map(
			( /** @type {{ file: string, seconds: number }} */ each ) =>
				`${ each.file } ${ each.seconds } s`
		)
		.join( '\n' );
}

/**
 * @param {string} path
 * @return {Promise<any>} Undefined if the file is not there.
 */
const read = async ( path ) => {
	const text = await readFile( path, 'utf8' ).catch( () => '' );
	return text ? JSON.parse( text ) : undefined;
};

/**
 * @param {string}               title
 * @param {any[]}                rows  Each with `seconds`.
 * @param {(row: any) => string} name
 */
function print( title, rows, name ) {
	const lines = rows.map(
		( row ) =>
			`${ row.seconds.toFixed( 1 ).padStart( 8 ) }  ${ name( row ) }`
	);
	process.stdout.write( `\n=== ${ title }\n\n${ lines.join( '\n' ) }\n` );
}
