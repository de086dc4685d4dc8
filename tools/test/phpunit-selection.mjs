/** Which tests a run of PHPUnit selects, and into which parts a long selection is cut. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../env/paths.mjs';
import { Problem } from '../env/problem.mjs';
import { allTests, sqlTests } from './sql-tests.mjs';

/**
 * @typedef {Object} Selection
 * @property {boolean} [deep]   Only what need not run at each commit, instead of all else.
 * @property {boolean} [sql]    Only what touches SQL, without the group `once`.
 * @property {boolean} [notSql] Only what `sql` leaves out.
 * @property {string}  [part]   Such as `2/5`: the second of five parts of these files.
 */

/**
 * Arguments for these folders and files, with what of the files is deep: nobody else runs that.
 *
 * @param {string[]} paths
 * @return {string[][]} Of one run after the other.
 */
export function runsOfPaths( paths ) {
	const deep = paths.filter(
		( path ) => path.endsWith( 'Test.php' ) && has( 'deep' )( path )
	);
	const names = deep.map( ( path ) => basename( path, '.php' ) );
	return [
		[ ...paths, '--do-not-fail-on-empty-test-suite' ],
		...( deep.length
			? [ [ '--deep', '--filter', `(${ names.join( '|' ) })::` ] ]
			: [] ),
	];
}

/**
 * @param {string} group
 * @return {( path: string ) => boolean} Tells whether a test's file has tests of this group.
 */
const has = ( group ) => ( path ) =>
	readFileSync( inRoot( path ), 'utf8' ).includes(
		`#[Group( '${ group }' )]`
	);

/**
 * @param {Selection} selection
 * @return {string[][]} PHPUnit's arguments, for one run after the other; no run if nothing is in this part.
 */
export function runsOf( { deep, sql, notSql, part } ) {
	const without = [ '--exclude-group', 'deep' ];
	if ( deep ) {
		return runs(
			[ [ allTests().filter( has( 'deep' ) ), '--group', 'deep' ] ],
			part
		);
	}
	if ( sql ) {
		return runs( [
			[ sqlTests(), ...without, '--exclude-group', 'once' ],
		] );
	}
	if ( notSql ) {
		const touching = new Set( sqlTests() );
		return runs(
			[
				[
					allTests().filter( ( path ) => ! touching.has( path ) ),
					...without,
				],
				[
					[ ...touching ].filter( has( 'once' ) ),
					...without,
					'--group',
					'once',
				],
			],
			part
		);
	}
	return part ? runs( [ [ allTests(), ...without ] ], part ) : [ without ];
}

/**
 * Every M-th file is in the same part: neighbors, which are often slow for the same reason, are in different ones.
 *
 * @param {Array<[ string[], ...string[] ]>} all  Files of each run, and further arguments.
 * @param {string}                           part As of the selection.
 * @return {string[][]} Arguments of the runs that have files in this part.
 */
function runs( all, part = '1/1' ) {
	const [ , number, count ] = ( /^(\d+)\/(\d+)$/.exec( part ) ?? [] ).map(
		Number
	);
	if ( ! number || ! count || number > count ) {
		throw new Problem(
			`There is no part ${ part }.`,
			'Name one such as 2/5.'
		);
	}
	let index = 0;
	return all
		.map( ( [ files, ...args ] ) => ( {
			args,
			files: files.filter( () => index++ % count === number - 1 ),
		} ) )
		.filter( ( { files } ) => files.length )
		.map( ( { args, files } ) => [
			...args,
			...files.map( ( path ) => inRoot( path ) ),
		] );
}
