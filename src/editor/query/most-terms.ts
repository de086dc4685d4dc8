/** How many terms the server accepts (`Query\Sanitizer` in PHP). */

/** Maximum number of terms in one taxonomy, and in total. */
const MOST_TERMS = 100;
const MOST_IN_ALL = 500;

/**
 * Returns how many terms of a taxonomy have an effect: fewer if terms of many taxonomies are chosen.
 *
 * @param terms    Chosen terms by taxonomy.
 * @param taxonomy The taxonomy in question, counted as if it had chosen terms.
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
