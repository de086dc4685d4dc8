/** How many terms the server heeds (`Query\Sanitizer` in PHP). */

/** Terms of one taxonomy, and of all together. */
const MOST_TERMS = 100;
const MOST_IN_ALL = 500;

/**
 * How many terms of a taxonomy have an effect: fewer where terms of many taxonomies are chosen.
 *
 * @param terms    What is chosen, by taxonomy.
 * @param taxonomy The one that is asked about, as if something were chosen of it.
 */
export function mostTerms(
	terms: Record< string, number[] >,
	taxonomy: string
): number {
	const others = Object.entries( terms ).filter(
		( [ slug, ids ] ) => slug !== taxonomy && ids.length
	);
	const share = Math.floor( MOST_IN_ALL / ( others.length + 1 ) );
	return Math.max( 1, Math.min( MOST_TERMS, share ) );
}
