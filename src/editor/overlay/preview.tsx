/** An overlay's content in the canvas: open while it is being edited, collapsed otherwise. */
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen, unseen } from '@wordpress/icons';
import { useIsInside } from '../blocks';
import { storeNamed } from '../stores';
import { useIsPreview } from '../use-is-preview';

/** Post type of popups of their own, see `Overlay\Popup_Type`. */
const OWN_POST = 'frontage_popup';

/**
 * Returns whether the content is shown, and a function to toggle it.
 *
 * @param clientId   Block client ID.
 * @param isSelected Whether the block itself is selected.
 */
export function usePreview( clientId: string, isSelected: boolean ) {
	const [ isChosen, choose ] = useState< boolean >();
	const isInside = useIsInside( clientId );
	const isOwn = useIsOwnPost();
	const isPreview = useIsPreview();
	const isOpen =
		isPreview || isInside || ( isChosen ?? ( isSelected || isOwn ) );
	return {
		isOpen,
		/** Whether there is nothing to edit, as in the inserter. */
		isOnlySeen: isPreview,
		toggle: () => choose( ! isOpen ),
	};
}

/** Returns whether the post is a popup of its own, which has nothing else to show. */
const useIsOwnPost = () =>
	useSelect(
		( select ) =>
			storeNamed( select, 'core/editor' )?.getCurrentPostType?.() ===
			OWN_POST,
		[]
	);

interface ToggleProps {
	isOpen: boolean;
	toggle: () => void;
}

/**
 * The toolbar button that shows or hides the content.
 *
 * @param props From `usePreview()`.
 */
export function PreviewToggle( { isOpen, toggle }: ToggleProps ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ isOpen ? unseen : seen }
					label={
						isOpen
							? __( 'Hide content', 'frontage' )
							: __( 'Show content', 'frontage' )
					}
					isPressed={ isOpen }
					onClick={ toggle }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
