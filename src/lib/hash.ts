/**
 * The state that widgets keep in the URL hash (S1 §2).
 *
 * `tab-{name}` or `{name}` names a tab; `{id}|{index}` and `{id}|{category}|{page}` are the state of
 * the widget with that ID. Multiple entries are joined by `||`.
 */

import { decoded } from './decoded';

const BETWEEN_ENTRIES = '||';
const BETWEEN_PARTS = '|';

/** Written for an empty part, since an empty one would be read as the end of the entry. */
const NOTHING_CHOSEN = 'all';

/** One entry: a widget's ID with its parts, or a tab's name without any. */
export interface HashEntry {
	id: string;
	parts: string[];
}

/** Removes every character except letters, digits, hyphens, underscores and pipes (S1 §2). */
export function cleanHash( hash: string ): string {
	return decoded( hash ).replace( /[^\p{L}\p{M}\p{Nd}_|-]/gu, '' );
}

/** Cleans a name, a slug or a part, and removes pipes too; compare only cleaned values. */
export function cleanPart( part: string | number ): string {
	return cleanHash( String( part ) ).replaceAll( BETWEEN_PARTS, '' );
}

/** Parses all entries; text without entries gives an empty list. */
export function parseHash( hash: string ): HashEntry[] {
	return cleanHash( hash )
		.split( BETWEEN_ENTRIES )
		.map( ( entry ) => entry.split( BETWEEN_PARTS ) )
		.filter( ( [ id ] ) => id )
		.map( ( [ id, ...parts ] ) => ( { id: id!, parts } ) );
}

/** Formats entries, without the `#`; an empty list gives an empty string. */
export function formatHash( entries: HashEntry[] ): string {
	return entries
		.map( ( { id, parts } ) =>
			[ cleanPart( id ), ...parts.map( writePart ) ].join( BETWEEN_PARTS )
		)
		.join( BETWEEN_ENTRIES );
}

/** Returns a widget's parts, or null if the hash does not contain it. */
export function readEntry( hash: string, id: string ): string[] | null {
	const wanted = cleanPart( id );
	const found = parseHash( hash ).find(
		( entry ) => entry.id === wanted && entry.parts.length
	);
	return found?.parts ?? null;
}

/** Returns the hash with a widget's parts replaced, or removed for null; other entries are unchanged. */
export function writeEntry(
	hash: string,
	id: string,
	parts: readonly ( string | number )[] | null
): string {
	const own = { id: cleanPart( id ), parts: ( parts ?? [] ).map( String ) };
	const entries = parseHash( hash );
	const at = entries.findIndex(
		( entry ) => entry.id === own.id && entry.parts.length
	);
	// At the end there is nothing to replace.
	entries.splice(
		at < 0 ? entries.length : at,
		1,
		...( own.parts.length ? [ own ] : [] )
	);
	return formatHash( entries );
}

function writePart( part: string ): string {
	return cleanPart( part ) || NOTHING_CHOSEN;
}
