import type { Attributes } from '../attributes';

/**
 * Returns the block's front-end classes.
 *
 * @param attributes Block attributes.
 * @param count      Number of items.
 */
export function classesOf( attributes: Attributes, count: number ): string {
	const { kind, align, columns, columnsTablet, columnsPhone } = attributes;
	const auto = [ 'wide', 'full' ].includes( align ?? '' ) ? 4 : 3;
	const desktop = columns || auto;
	const tablet = columnsTablet || Math.min( desktop, auto );
	const phone = columnsPhone || Math.min( desktop, kind === 'logos' ? 2 : 1 );
	return [
		`has-columns-${ desktop }`,
		`has-tablet-${ tablet }`,
		`has-phone-${ phone }`,
		count <= 6 ? `counts-${ count }` : '',
		attributes.loop && count > 2 * desktop ? 'is-circling' : '',
		`is-${ kind }`,
	].join( ' ' );
}

/**
 * The gap as CSS, or nothing; 0 needs a unit to be counted with.
 *
 * @param attributes The block's.
 */
export function gapOf( { style }: Attributes ): string | undefined {
	const saved = style?.spacing?.blockGap;
	const gap = typeof saved === 'object' ? saved.left : saved;
	return gap === '0'
		? '0px'
		: gap?.replace(
				/^var:preset\|spacing\|([\w-]+)$/,
				'var(--wp--preset--spacing--$1)'
			);
}
