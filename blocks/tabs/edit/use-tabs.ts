import type { Block } from '@wordpress/blocks';
import { useOpenChild } from '@frontage/editor';
import type { EditedTab } from './types';

export type EditedTabs = ReturnType< typeof useTabs >;

/**
 * Returns the tabs of a block in the editor, and actions on them.
 *
 * Follows the selection: the tab that contains the selected block is open.
 *
 * @param clientId The Tabs block.
 * @param initial  Index of the initially open tab.
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
