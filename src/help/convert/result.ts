/** What is said after blocks were converted. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Conversion } from '@frontage/exit-converter';
import { lostIn } from '@frontage/exit-converter/lost-text';

/** Texts that are quoted; more of them would cover the editor. */
const MOST = 3;

/**
 * Says what became of blocks, and which texts are no longer on the page.
 *
 * @param conversions One for each block.
 */
export function resultOf( conversions: Conversion[] ): {
	text: string;
	isLossy: boolean;
} {
	const lost = conversions
		.flatMap( ( one ) => [ ...lostIn( one.changes ), ...one.lost ] )
		.map( ( { text } ) => `“${ text }”` );
	const [ first, second ] = conversions;
	const text =
		! first || second
			? sprintf(
					/* translators: %d: number of blocks. */
					_n(
						'%d block was converted to WordPress blocks.',
						'%d blocks were converted to WordPress blocks.',
						conversions.length,
						'frontage'
					),
					conversions.length
				)
			: whatOf( first );
	return {
		text: lost.length ? `${ text } ${ named( lost ) }` : text,
		isLossy: lost.length > 0,
	};
}

/** The outermost block is the last of them. */
function whatOf( { changes }: Conversion ): string {
	const change = changes.at( -1 );
	if ( ! change ) {
		return __(
			'Not converted: not everybody sees this block, and WordPress before 6.9 cannot hide it.',
			'frontage'
		);
	}
	const { title, to, isGone, isPlain } = change;
	if ( isGone ) {
		/* translators: %s: title of a block. */
		const gone = __(
			'%s: removed, WordPress has no such block.',
			'frontage'
		);
		return sprintf( gone, title );
	}
	const text = isPlain
		? /* translators: 1: title of a Frontage block, 2: titles of WordPress blocks. */
			__(
				'%1$s: converted to %2$s. The content stays, the behavior is lost.',
				'frontage'
			)
		: /* translators: 1: title of a Frontage block, 2: titles of WordPress blocks. */
			__( '%1$s: converted to %2$s.', 'frontage' );
	return sprintf( text, title, to.join( ', ' ) );
}

function named( lost: string[] ): string {
	/* translators: %s: texts in quotation marks, with commas. */
	const text = __( 'No longer on the page: %s.', 'frontage' );
	const quoted = sprintf( text, lost.slice( 0, MOST ).join( ', ' ) );
	const more = lost.length - MOST;
	return more > 0
		? `${ quoted } ${ sprintf(
				/* translators: %d: number of texts that are not shown. */
				_n(
					'%d more text is lost.',
					'%d more texts are lost.',
					more,
					'frontage'
				),
				more
			) }`
		: quoted;
}
