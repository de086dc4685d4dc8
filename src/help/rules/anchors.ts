import { __, sprintf } from '@wordpress/i18n';
import type { Found, Page, Place } from '@frontage/editor';

const anchorOf = ( { block }: Place ) =>
	String( block.attributes.anchor ?? '' );

/**
 * Finds anchors that occur twice on a page.
 *
 * The first block keeps its anchor; the others are reported.
 *
 * @param place Position of the block.
 */
export function anchors( place: Place, page: Page ): Found[] {
	const anchor = anchorOf( place );
	if ( ! anchor ) {
		return [];
	}
	const first = page.places.find( ( other ) => anchorOf( other ) === anchor );
	if ( first?.block.clientId === place.block.clientId ) {
		return [];
	}
	return [
		{
			level: 'problem',
			title: sprintf(
				/* translators: %s: an HTML anchor. */
				__( 'The anchor “%s” is used more than once', 'frontage' ),
				anchor
			),
			why: __(
				'Links to it always lead to the first block, and labels may refer to the wrong one. Use each anchor only once per page.',
				'frontage'
			),
			fix: {
				label: __( 'Make unique', 'frontage' ),
				change: () => ( { anchor: free( anchor, page ) } ),
			},
		},
	];
}

function free( anchor: string, { places }: Page ): string {
	const taken = new Set( places.map( anchorOf ) );
	const stem = anchor.replace( /-\d+$/, '' );
	let number = 2;
	while ( taken.has( `${ stem }-${ number }` ) ) {
		number++;
	}
	return `${ stem }-${ number }`;
}
