import type { Block } from '@wordpress/blocks';
import { useOpenChild } from '@frontage/editor';
import type { EditedTab } from './types';

export type EditedTabs = ReturnType< typeof useTabs >;

/**
 * The tabs of a block in the editor, and what can be done with them.
 *
 * Follows the selection: the tab that holds the selected block is the open one.
 *
 * @param clientId The Tabs block.
 * @param initial  Which tab visitors see first, from 0.
 */
export function useTabs( clientId: string, initial: number ) {
	const { blocks, add, change, ...rest } = useOpenChild(
		clientId,
		'frontage/tab',
		initial
	);
	return {
		...rest,
		tabs: blocks.map( asTab ),
		add: () => add(),
		rename: ( id: string, title: string ) => change( id, { title } ),
	};
}

const asTab = ( { clientId, attributes }: Block ): EditedTab => ( {
	clientId,
	title: String( attributes.title ?? '' ),
} );
