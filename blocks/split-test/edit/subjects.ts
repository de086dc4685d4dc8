import type { Block } from '@wordpress/blocks';

/** Largest number of a subject. */
const MOST = 63;

const subjectOf = ( { attributes }: Block ) =>
	Number( attributes.subject ?? 0 );

/**
 * Returns the largest number of some variants; 0 without any.
 *
 * @param variants Those of the test, in their order.
 */
export const highest = ( variants: Block[] ): number =>
	Math.max( 0, ...variants.map( subjectOf ) );

/**
 * Returns which variant must be first, and the numbers that variants must get: the control has none, all others have one of their
 * own. Visitors of a removed variant were counted under its number, so that no other one gets it.
 *
 * @param variants The variants in their order.
 * @param last     Largest number that a variant has had.
 */
export function arrange(
	variants: Block[],
	last = 0
): {
	control?: string;
	changed: { clientId: string; subject?: string }[];
} {
	const control =
		variants.find( ( one ) => ! subjectOf( one ) ) ?? variants[ 0 ];
	const used = new Set< number >();
	const changed: { clientId: string; subject?: string }[] = [];
	for ( const one of variants ) {
		const { clientId } = one;
		let subject = one === control ? 0 : subjectOf( one );
		if ( one !== control && ( ! subject || used.has( subject ) ) ) {
			const taken = new Set( variants.map( subjectOf ) );
			subject = Math.max( last, highest( variants ), ...used ) + 1;
			// After so many variants, numbers begin again.
			subject = subject > MOST ? 1 : subject;
			while (
				subject < MOST &&
				( taken.has( subject ) || used.has( subject ) )
			) {
				subject++;
			}
		}
		used.add( subject );
		if ( subject !== subjectOf( one ) ) {
			changed.push( {
				clientId,
				subject: subject ? String( subject ) : undefined,
			} );
		}
	}
	return { control: control?.clientId, changed };
}
