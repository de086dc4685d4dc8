import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { copies, fromHeadings, type Part } from '@frontage/editor';

type Blocks = Block[];

const tabsOf = ( parts: Part[] ) =>
	createBlock(
		'frontage/tabs',
		{},
		parts.map( ( { title, blocks } ) =>
			createBlock( 'frontage/tab', { title }, copies( blocks ) )
		)
	);

/**
 * Different versions of the core Tabs block store panels and labels in different places and under
 * different names; all of them are supported.
 *
 * @param blocks Inner blocks of the core Tabs block.
 */
function partsOfCore( blocks: Blocks ): Part[] {
	const named = ( name: string, found: Blocks = blocks ): Blocks =>
		found.flatMap( ( block ) =>
			block.name === name ? [ block ] : named( name, block.innerBlocks )
		);
	const labels = ( named( 'core/tab-list' )[ 0 ]?.attributes.tabs ?? [] ) as {
		label?: string;
	}[];
	const panels = named( 'core/tab' );
	return ( panels.length ? panels : named( 'core/tab-panel' ) ).map(
		( { attributes, innerBlocks }, index ) => ( {
			title: String( labels[ index ]?.label ?? attributes.label ?? '' ),
			blocks: innerBlocks,
		} )
	);
}

const CORE_TABS = [ 'core/tabs', 'core/tab-list', 'core/tab-panels' ];

const coreTabs = ( tabs: Blocks ) =>
	createBlock( 'core/tabs', {}, [
		createBlock( 'core/tab-list', {
			tabs: tabs.map( ( tab ) => ( { label: tab.attributes.title } ) ),
		} ),
		createBlock(
			'core/tab-panels',
			{},
			tabs.map( ( tab ) =>
				createBlock(
					'core/tab-panel',
					{
						label: tab.attributes.title,
						anchor: tab.attributes.anchor,
					},
					copies( tab.innerBlocks )
				)
			)
		),
	] );

/** Transforms from and to blocks that contain titled parts. */
export const transforms = {
	from: [
		...fromHeadings( tabsOf ),
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/details' ],
			transform: ( all: { summary?: string }[], inner: Blocks[] ) =>
				tabsOf(
					all.map( ( { summary }, index ) => ( {
						title: String( summary ?? '' ),
						blocks: inner[ index ] ?? [],
					} ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/tabs' ],
			transform: ( _: unknown, inner: Blocks ) =>
				tabsOf( partsOfCore( inner ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: unknown, tabs: Blocks ) =>
				createBlock(
					'core/group',
					{},
					tabs.flatMap( ( tab ) => [
						createBlock( 'core/heading', {
							content: tab.attributes.title,
						} ),
						...copies( tab.innerBlocks ),
					] )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: ( _: unknown, tabs: Blocks ) =>
				tabs.map( ( { attributes, innerBlocks } ) =>
					createBlock(
						'core/details',
						{ summary: attributes.title },
						copies( innerBlocks )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/tabs' ],
			isMatch: () => CORE_TABS.every( getBlockType ),
			transform: ( _: unknown, tabs: Blocks ) => coreTabs( tabs ),
		},
	],
};
