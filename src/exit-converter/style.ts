/** What a block of ours looked like and was called, kept where a block of WordPress can have it too. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';

type Values = Record< string, unknown >;

/** Attributes that WordPress's own supports add. */
const SHARED = [
	...[ 'align', 'anchor', 'backgroundColor', 'borderColor', 'className' ],
	...[ 'fontFamily', 'fontSize', 'gradient', 'metadata', 'style' ],
	...[ 'textColor', 'ariaLabel', 'textAlign' ],
];

/** Styles are ours: no other block has them. */
const ownClasses = ( className: unknown ): string =>
	String( className ?? '' )
		.split( /\s+/ )
		.filter( ( name ) => name && ! name.startsWith( 'is-style-' ) )
		.join( ' ' );

const withoutBindings = ( metadata: unknown ): Values => {
	const { bindings: _, ...rest } = ( metadata ?? {} ) as Values;
	return rest;
};

const isEmpty = ( value: unknown ) =>
	! value ||
	( typeof value === 'object' && Object.keys( value ).length === 0 );

/**
 * Returns the attributes that another block can have too.
 *
 * @param attributes Of a block of ours.
 * @param isLabelled Whether its label names it for screen readers, as opposed to a label that everybody sees.
 */
export const styleOf = ( attributes: Values, isLabelled: boolean ): Values =>
	Object.fromEntries(
		Object.entries( {
			...attributes,
			className: ownClasses( attributes.className ),
			metadata: withoutBindings( attributes.metadata ),
			ariaLabel: isLabelled ? attributes.label : '',
		} ).filter(
			( [ name, value ] ) => SHARED.includes( name ) && ! isEmpty( value )
		)
	);

const takes = ( { name }: Block, attribute: string ) =>
	attribute in ( getBlockType( name )?.attributes ?? {} );

/**
 * Gives blocks a style: a single one that can have all of it, otherwise a group around them. Several always get a group,
 * because they were one thing.
 *
 * @param blocks Blocks of WordPress.
 * @param style  Attributes.
 */
export function dressed( blocks: Block[], style: Values ): Block[] {
	const [ only, second ] = blocks;
	const names = Object.keys( style );
	if ( ! only || ( ! second && ! names.length ) ) {
		return blocks;
	}
	if (
		! second &&
		names.every(
			( name ) =>
				takes( only, name ) && isEmpty( only.attributes[ name ] )
		)
	) {
		return [ { ...only, attributes: { ...only.attributes, ...style } } ];
	}
	const layout = style.align ? { layout: { type: 'constrained' } } : {};
	return [ createBlock( 'core/group', { ...style, ...layout }, blocks ) ];
}
