import { createBlock, type Block } from '@wordpress/blocks';

const KINDS = [ 'core/paragraph', 'core/heading' ];

/** Transforms from and to paragraphs and headings. */
export const transforms = {
	from: KINDS.map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		transform: ( attributes: object ) =>
			createBlock( 'frontage/text-scroll', {}, [
				createBlock( name, { ...attributes } ),
			] ),
	} ) ),
	to: KINDS.map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		transform: ( _: unknown, inner: Block[] ) =>
			inner.map( ( { attributes: { content } } ) =>
				createBlock( name, { content } )
			),
	} ) ),
};
