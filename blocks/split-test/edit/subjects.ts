import type { Block } from '@wordpress/blocks';

/** Largest number of a subject. */
const MOST = 63;

const subjectOf = ( { attributes }: Block ) =>
	Number( attributes.subject ?? 0 );

/**
 * Returns which variant must be first, and the numbers that variants must get: the control has none, all others have one of their
 * own, for as long as they exist.
 *
 * @param variants The variants in their order.
 */
export function arrange( variants: Block[] ): {
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
			subject = 1;
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
