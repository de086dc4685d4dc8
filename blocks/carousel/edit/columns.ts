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
	const isNatural = kind !== 'posts' && attributes.fit === 'natural';
	const canAll = isNatural || attributes.isCentered;
	const loops = attributes.loop && ! isNatural && ! attributes.isFree;
	return [
		`has-columns-${ desktop }`,
		`has-tablet-${ tablet }`,
		`has-phone-${ phone }`,
		...Object.entries( { columns: desktop, tablet, phone } )
			.filter( ( [ , fitting ] ) => count <= fitting && ! canAll )
			.map( ( [ name ] ) => `fits-${ name }` ),
		canAll || ( loops && count > 2 * desktop ) ? 'is-circling' : '',
		`is-${ kind }`,
		...shapesOf(
			attributes,
			isNatural,
			Math.max( desktop, tablet, phone ) === 1
		),
	].join( ' ' );
}

/**
 * Returns the classes for pictures of mixed shapes; must match `Shape.php`.
 *
 * @param attributes Block attributes.
 * @param isNatural  Whether slides are as wide as their pictures.
 * @param isSingle   Whether it shows one slide at a time on every screen.
 */
const shapesOf = (
	attributes: Attributes,
	isNatural: boolean,
	isSingle: boolean
): string[] =>
	Object.entries( {
		[ `is-${ attributes.fit }` ]:
			attributes.kind !== 'posts' && !! attributes.fit,
		'is-centered': attributes.isCentered,
		'has-peek': attributes.hasPeek && ! isNatural,
		'is-free': attributes.isFree,
		'is-auto-height': attributes.isAutoHeight && isSingle,
		'has-captions-over': isNatural || attributes.captions === 'over',
	} )
		.filter( ( [ , isSet ] ) => isSet )
		.map( ( [ name ] ) => name );

/**
 * Returns the custom properties of the carousel.
 *
 * @param attributes Block attributes.
 */
export function styleOf( attributes: Attributes ) {
	const { fit, ratio, imageHeight } = attributes;
	return {
		'--frontage-carousel-gap': gapOf( attributes ),
		...( fit === 'natural' && {
			'--frontage-carousel-high': `${ imageHeight }px`,
		} ),
		...( ratio !== 'auto' && {
			'--frontage-carousel-ratio': fit === 'natural' ? undefined : ratio,
		} ),
	};
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
