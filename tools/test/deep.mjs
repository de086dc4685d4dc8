/**
 * `npm run test:deep`: what is sound but need not run at each commit, in parts of at most four minutes on two cores.
 *
 *     npm run test:deep                        all parts
 *     npm run test:deep -- --list              names them
 *     npm run test:deep -- 3 5                 only these
 *     npm run test:deep -- --of-commit         the one whose turn it is: the number of commits modulo the number of parts
 *
 * `.ci/run` takes the part of the commit, so that nothing here rots. What needs software that is not part of this
 * repository is named, and never skipped without a word.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../env/paths.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { finish } from '../env/processes.mjs';
import { needs } from './needs.mjs';
import { deepParts } from './parts.mjs';

/** Seconds that a part should take at most. */
const LIMIT = 240;

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * @param {Part[]} parts All that can run here.
 * @param {number} count Commits.
 * @return {number} Index of the part whose turn it is.
 */
export const turn = ( parts, count ) => count % parts.length;

/** @return {number} How many commits led here. */
const commits = () =>
	Number(
		execFileSync( 'git', [ 'rev-list', '--count', 'HEAD' ], {
			cwd: ROOT,
			encoding: 'utf8',
		} )
	);

/**
 * @param {Part} part
 * @return {Promise<boolean>} Whether it passed.
 */
async function run( part ) {
	process.stdout.write( `\n=== ${ part.title }\n\n` );
	const { WP_CORE_DIR: core, ...rest } = process.env;
	const env =
		part.need === 'WP_CORE_DIR' ? { ...rest, WP_CORE_DIR: core } : rest;
	const began = Date.now();
	let ok = true;
	for ( const [ command, ...args ] of part.commands ) {
		const { code } = await finish( command, args, {
			cwd: ROOT,
			env,
			show: true,
		} );
		ok &&= code === 0;
	}
	const seconds = ( Date.now() - began ) / 1000;
	const long = seconds > LIMIT ? `, longer than ${ LIMIT } s` : '';
	process.stdout.write(
		`\n${ ok ? 'passed' : 'FAILED' }  ${ seconds.toFixed( 0 ) } s${ long }  ${ part.title }\n`
	);
	return ok;
}

async function main() {
	const wanted = process.argv.slice( 2 );
	const { here, missing } = deepParts();
	for ( const { title, need } of missing ) {
		process.stdout.write( `needs ${ need }: ${ title }\n` );
	}
	if ( wanted.includes( '--list' ) ) {
		const lines = here.map(
			( { title }, index ) => `${ index }  ${ title }`
		);
		process.stdout.write( `${ lines.join( '\n' ) }\n` );
		return;
	}
	const numbers = wanted.includes( '--of-commit' )
		? [ turn( here, commits() ) ]
		: wanted.map( Number );
	const chosen = numbers.length
		? numbers.map( ( number ) => here[ number ] )
		: here;
	await needs();
	let ok = true;
	for ( const part of chosen ) {
		if ( ! part ) {
			throw new Problem(
				`There is no part ${ wanted.join( ' ' ) }.`,
				`Parts: 0 to ${ here.length - 1 }; npm run test:deep -- --list names them`
			);
		}
		ok = ( await run( part ) ) && ok;
	}
	process.exitCode = ok ? 0 : 1;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await entry( main );
}
