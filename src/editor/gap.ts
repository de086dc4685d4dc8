/** The part of a block's `style` attribute that sets the gap. */
export interface Spaced {
	spacing?: { blockGap?: unknown };
}

/**
 * Returns the author's gap as CSS, or undefined to use the stylesheet's; mirrors `Gap` in PHP.
 *
 * @param style The block's `style` attribute.
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
