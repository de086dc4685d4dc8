import { createBlock, type Block } from '@wordpress/blocks';

const copy = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, { ...attributes }, copy( innerBlocks ) )
	);

/** To and from WordPress's buttons, which it is made of. */
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
