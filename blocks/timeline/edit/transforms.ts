import { createBlock, type Block } from '@wordpress/blocks';

const ITEM = 'frontage/timeline-item';

/** Transforms from and to core lists. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, entries: Block[] ) =>
				createBlock(
					'frontage/timeline',
					{},
					entries.map( ( { attributes } ) =>
						createBlock( ITEM, { title: attributes.content } )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, items: Block[] ) =>
				createBlock(
					'core/list',
					{},
					items.map( ( { attributes: { date, dateText, title } } ) =>
						createBlock( 'core/list-item', {
							content: [ dateText || date, title ]
								.filter( Boolean )
								.join( ': ' ),
						} )
					)
				),
		},
	],
};
