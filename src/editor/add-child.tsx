import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { plus } from '@wordpress/icons';

interface Props {
	/** Of the block that gets the child. */
	clientId: string;
	/** Name of the child's block. */
	name: string;
	label: string;
}

/** A toolbar button that adds a child at the end of a block; `ChildTools` also moves and removes children. */
export function AddChild( { clientId, name, label }: Props ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ label }
					onClick={ () =>
						insertBlock( createBlock( name ), undefined, clientId )
					}
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
