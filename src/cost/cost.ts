/** Adds up what modules make a browser fetch. The figures are `build/costs.json`'s; see tools/build/costs. */

/** `load`: before any touch; `near`: within a screen of the visible part; `use`: on first use. */
export type Moment = 'load' | 'near' | 'use';

export const MOMENTS: Moment[] = [ 'load', 'near', 'use' ];

/** A file, when it is fetched at the earliest, and 1 if it always is, 0 if that depends on settings or the browser. */
export type Entry = [ file: string, moment: Moment, isSure: number ];

/** Compressed bytes by file; null if the size cannot be known. */
export type Files = Record< string, number | null >;

export interface ModuleCost {
	/** Folders of the module's own files; all other files are shared. */
	own: string[];
	/** Whether it may need WordPress's React. */
	react: boolean;
	/** What a page with the module fetches, whatever its settings. */
	entries: Entry[];
	/** The same by the moment when its island wakes, or `never`; empty if that makes no difference. */
	at: Record< string, Entry[] >;
}

/** What a page with a module fetches because of blocks of others that may play something, whichever the module is. */
export interface MediaCost {
	/** Names of these blocks. */
	blocks: string[];
	entries: Entry[];
}

export interface Sum {
	/** Bytes of files of the module itself. */
	own: number;
	/** Bytes of files that a page loads once for all modules. */
	shared: number;
	/** Whether some of them are fetched only with some settings or in some browsers. */
	isMost: boolean;
	/** Whether a file is missing because its size cannot be known. */
	isIncomplete: boolean;
}

export type Sums = Record< Moment, Sum >;

/**
 * Returns each file once, at its earliest moment.
 *
 * @param entries What several modules fetch.
 */
export function once( entries: Entry[] ): Entry[] {
	const found = new Map< string, Entry >();
	for ( const entry of entries ) {
		const [ file, moment, isSure ] = entry;
		const known = found.get( file );
		const later = known
			? MOMENTS.indexOf( known[ 1 ] ) - MOMENTS.indexOf( moment )
			: 1;
		if ( later > 0 || ( ! later && isSure > known![ 2 ] ) ) {
			found.set( file, entry );
		}
	}
	return [ ...found.values() ];
}

/**
 * Adds up files; each counts once.
 *
 * @param entries What is fetched.
 * @param files   Sizes of all files.
 * @param own     Folders whose files are the module's own.
 */
export function sumsOf( entries: Entry[], files: Files, own: string[] ): Sums {
	const empty = (): Sum => ( {
		own: 0,
		shared: 0,
		isMost: false,
		isIncomplete: false,
	} );
	const sums: Sums = { load: empty(), near: empty(), use: empty() };
	for ( const [ file, moment, isSure ] of once( entries ) ) {
		const sum = sums[ moment ];
		const bytes = files[ file ] ?? null;
		sum[ isOwn( file, own ) ? 'own' : 'shared' ] += bytes ?? 0;
		sum.isMost ||= ! isSure;
		sum.isIncomplete ||= bytes === null;
	}
	return sums;
}

/** Returns whether there is anything in a sum. */
export const isAny = ( { own, shared, isIncomplete }: Sum ): boolean =>
	own + shared > 0 || isIncomplete;

/** Returns whether a file is in one of the folders. */
export const isOwn = ( file: string, own: string[] ): boolean =>
	own.some( ( folder ) => file.startsWith( folder ) );

/**
 * Returns the moment when an island wakes.
 *
 * @param wake  As in its `wake` attribute: the earliest of several words counts; empty for no island.
 * @param words The moments of these words.
 */
export function momentOf(
	wake: string,
	words: Record< string, Moment >
): Moment | 'never' {
	const named = ( wake.replace( /\(.*?\)/g, '' ).match( /\w+/g ) ?? [] ).map(
		( word ) => words[ word ]
	);
	return MOMENTS.find( ( moment ) => named.includes( moment ) ) ?? 'never';
}
