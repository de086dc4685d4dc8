/**
 * The state that widgets keep in the address (S1 §2).
 *
 * `tab-{name}` or `{name}` names a tab; `{id}|{index}` and `{id}|{category}|{page}` are the state of
 * the widget with that id. Several stand side by side, joined by `||`.
 */

const BETWEEN_ENTRIES = '||';
const BETWEEN_PARTS = '|';

/** What an empty part is written as, since an empty one would read as the end of the entry. */
const NOTHING_CHOSEN = 'all';

/** One entry: a widget's id with its parts, or a tab's name without any. */
export interface HashEntry {
	id: string;
	parts: string[];
}

/**
 * Drops every character except letters, digits, hyphen, underscore and pipe (S1 §2).
 * @param hash
 */
export function cleanHash( hash: string ): string {
	return decode( hash ).replace( /[^\p{L}\p{M}\p{Nd}_|-]/gu, '' );
}

/**
 * The same for a name, a slug or a part, which has no pipe; compare both sides cleaned.
 * @param part
 */
export function cleanPart( part: string | number ): string {
	return cleanHash( String( part ) ).replaceAll( BETWEEN_PARTS, '' );
}

/**
 * Reads all entries; text that is no entry gives an empty list.
 * @param hash
 */
export function parseHash( hash: string ): HashEntry[] {
	return cleanHash( hash )
		.split( BETWEEN_ENTRIES )
		.map( ( entry ) => entry.split( BETWEEN_PARTS ) )
		.filter( ( [ id ] ) => id !== '' )
		.map( ( [ id, ...parts ] ) => ( { id, parts } ) );
}

/**
 * Writes entries; an empty list gives an empty text. No `#` in front.
 * @param entries
 */
export function formatHash( entries: HashEntry[] ): string {
	return entries
		.map( ( { id, parts } ) =>
			[ cleanPart( id ), ...parts.map( writePart ) ].join( BETWEEN_PARTS )
		)
		.join( BETWEEN_ENTRIES );
}

/**
 * A widget's parts, or null if the hash says nothing of it.
 * @param hash
 * @param id
 */
export function readEntry( hash: string, id: string ): string[] | null {
	const wanted = cleanPart( id );
	const found = parseHash( hash ).find(
		( entry ) => entry.id === wanted && entry.parts.length > 0
	);
	return found?.parts ?? null;
}

/**
 * The hash with a widget's parts replaced, or taken out for null; all other entries stay as they are.
 * @param hash
 * @param id
 * @param parts
 */
export function writeEntry(
	hash: string,
	id: string,
	parts: readonly ( string | number )[] | null
): string {
	const own = { id: cleanPart( id ), parts: ( parts ?? [] ).map( String ) };
	const entries = parseHash( hash );
	const at = entries.findIndex(
		( entry ) => entry.id === own.id && entry.parts.length > 0
	);
	entries.splice(
		at < 0 ? entries.length : at,
		at < 0 ? 0 : 1,
		...( own.parts.length ? [ own ] : [] )
	);
	return formatHash( entries );
}

/**
 * Whether the hash names that tab, as `tab-{name}` or `{name}`.
 * @param hash
 * @param name
 */
export function namesTab( hash: string, name: string ): boolean {
	const wanted = cleanPart( name );
	return (
		wanted !== '' &&
		parseHash( hash ).some(
			( { id, parts } ) =>
				! parts.length && ( id === wanted || id === `tab-${ wanted }` )
		)
	);
}

function writePart( part: string ): string {
	return cleanPart( part ) || NOTHING_CHOSEN;
}

function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
