import { createBlock, type Block } from '@wordpress/blocks';
import { queryLoopTransform } from '@frontage/editor';

const copies = ( items: Block[] ): Block[] =>
	items.map( ( { attributes } ) =>
		createBlock( 'core/list-item', { ...attributes } )
	);

/** Transforms from and to core lists. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, items: Block[] ) =>
				createBlock( 'frontage/news-ticker', { source: 'list' }, [
					createBlock( 'core/list', {}, copies( items ) ),
				] ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			isMatch: ( { source }: { source: string } ) => source === 'list',
			transform: ( _: unknown, [ list ]: Block[] ) =>
				createBlock(
					'core/list',
					{},
					copies( list?.innerBlocks ?? [] )
				),
		},
		queryLoopTransform( ( { source } ) => source === 'posts' ),
	],
};
