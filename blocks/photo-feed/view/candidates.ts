/** A copy of a picture. */
export interface Candidate {
	width: number;
	url: string;
}

/**
 * Returns the copies that a browser may choose from, the smallest first. Resolution only rises (S2 §4): copies below the
 * current one are left out, unless there is nothing larger that works.
 *
 * @param sizes      Addresses by width.
 * @param resolution Current width in pixels; 0 at first.
 * @param broken     Addresses that could not be loaded.
 */
export function candidates(
	sizes: Record< string, string >,
	resolution: number,
	broken: readonly string[]
): Candidate[] {
	const working = Object.entries( sizes )
		.map( ( [ width, url ] ) => ( { width: Number( width ), url } ) )
		.filter( ( { url } ) => ! broken.includes( url ) )
		.sort( ( one, other ) => one.width - other.width );
	const fine = working.filter( ( { width } ) => width >= resolution );
	return fine.length ? fine : working.slice( -1 );
}
