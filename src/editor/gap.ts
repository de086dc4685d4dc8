/** A block's attribute `style`, as far as it is about the space between its parts. */
export interface Spaced {
	spacing?: { blockGap?: unknown };
}

/**
 * The author's gap as CSS, undefined for the stylesheet's; the twin of `Gap` in PHP.
 *
 * @param style The block's attribute.
 */
export function gapOf( style?: Spaced ): string | undefined {
	const gap = style?.spacing?.blockGap;
	if ( typeof gap !== 'string' || ! gap ) {
		return undefined;
	}
	return gap === '0'
		? '0px'
		: gap.replace(
				/^var:preset\|spacing\|(.+)$/,
				'var(--wp--preset--spacing--$1)'
			);
}
