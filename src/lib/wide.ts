/**
 * Returns the width that a block takes over from another one, if it is wide or full: both know these two.
 *
 * @param attributes Of the block that is transformed.
 */
export const wide = ( {
	align,
}: {
	align?: unknown;
} ): { align?: 'wide' | 'full' } =>
	align === 'wide' || align === 'full' ? { align } : {};
