/** Which files are fetched when. */
import { MOMENTS, isBefore } from './moments.mjs';

/**
 * A file that a browser fetches, when at the earliest, and whether always (1) or only with some
 * settings or in some browsers (0).
 *
 * @typedef {[ file: string, moment: import('./moments.mjs').Moment, isSure: 0 | 1 ]} Entry
 */

/**
 * @param {Entry[]} entries In any order, files more than once.
 * @return {Entry[]} Each file once, at its earliest moment.
 */
export function once( entries ) {
	/** @type {Map<string, Entry>} */
	const found = new Map();
	for ( const entry of entries ) {
		const [ file, moment, isSure ] = entry;
		const known = found.get( file );
		if (
			! known ||
			isBefore( moment, known[ 1 ] ) ||
			( moment === known[ 1 ] && isSure > known[ 2 ] )
		) {
			found.set( file, entry );
		}
	}
	return [ ...found.values() ];
}

/**
 * @param {Entry[][]} cases What each of several uses of a module fetches.
 * @return {Entry[]} What the module fetches: a file is certain if all uses fetch it, at the same moment.
 */
export function among( cases ) {
	const certain = new Set(
		( cases[ 0 ] ?? [] )
			.map( String )
			.filter( ( entry ) =>
				cases.every( ( one ) => one.map( String ).includes( entry ) )
			)
	);
	return once( cases.flat() )
		.map(
			( entry ) =>
				/** @type {Entry} */ ( [
					entry[ 0 ],
					entry[ 1 ],
					certain.has( String( entry ) ) ? entry[ 2 ] : 0,
				] )
		)
		.sort(
			( [ one, when ], [ another, then ] ) =>
				MOMENTS.indexOf( when ) - MOMENTS.indexOf( then ) ||
				( one < another ? -1 : 1 )
		);
}
