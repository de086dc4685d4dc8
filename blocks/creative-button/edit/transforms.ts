import { createBlock, type Block } from '@wordpress/blocks';

const copy = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, { ...attributes }, copy( innerBlocks ) )
	);

/** Transforms from and to core buttons, which it consists of. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			transform: ( attributes: object, buttons: Block[] ) =>
				createBlock( 'frontage/creative-button', {}, [
					createBlock(
						'core/buttons',
						{ ...attributes },
						copy( buttons )
					),
				] ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			transform: ( _: unknown, inner: Block[] ) => copy( inner ),
		},
	],
};
