/** To and from the blocks that hold titled parts. */
import { createBlock, type BlockInstance } from '@wordpress/blocks';

const isHeading = ( block: BlockInstance ) => block.name === 'core/heading';

/**
 * Groups blocks under the heading before them.
 *
 * @param blocks Any blocks.
 * @return One tab for each heading.
 */
function tabsFromHeadings( blocks: BlockInstance[] ): BlockInstance[] {
	const tabs: { title: string; inner: BlockInstance[] }[] = [];
	for ( const block of blocks ) {
		if ( isHeading( block ) || tabs.length === 0 ) {
			const title = isHeading( block )
				? String( block.attributes.content )
				: '';
			tabs.push( { title, inner: isHeading( block ) ? [] : [ block ] } );
		} else {
			tabs[ tabs.length - 1 ].inner.push( block );
		}
	}
	return tabs.map( ( { title, inner } ) =>
		createBlock(
			'frontage/tab',
			{ title },
			inner.map( ( block ) =>
				createBlock( block.name, block.attributes, block.innerBlocks )
			)
		)
	);
}

export const transforms = {
	from: [
		{
			type: 'block' as const,
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _: unknown, blocks: unknown ) =>
				Array.isArray( blocks ) &&
				blocks.length > 1 &&
				isHeading( blocks[ 0 ] ),
			__experimentalConvert: ( blocks: BlockInstance[] ) =>
				createBlock( 'frontage/tabs', {}, tabsFromHeadings( blocks ) ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/tabs' ],
			transform: ( _: object, inner: BlockInstance[] ) =>
				createBlock(
					'frontage/tabs',
					{},
					inner.map( ( tab ) =>
						createBlock(
							'frontage/tab',
							{ title: String( tab.attributes.label ?? '' ) },
							tab.innerBlocks
						)
					)
				),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/group' ],
			transform: ( _: object, inner: BlockInstance[] ) =>
				createBlock(
					'core/group',
					{},
					inner.flatMap( ( tab ) => [
						createBlock( 'core/heading', {
							content: tab.attributes.title,
						} ),
						...tab.innerBlocks,
					] )
				),
		},
	],
};
