/** An overlay's content in the canvas: open while it is worked on, folded away otherwise. */
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen, unseen } from '@wordpress/icons';
import { useIsInside } from '../blocks';

/**
 * Whether the content is shown, and how to change that.
 *
 * @param clientId   The block.
 * @param isSelected Whether it is selected itself.
 */
export function usePreview( clientId: string, isSelected: boolean ) {
	const [ isChosen, choose ] = useState< boolean >();
	const isInside = useIsInside( clientId );
	const isOpen = isInside || ( isChosen ?? isSelected );
	return { isOpen, toggle: () => choose( ! isOpen ) };
}

interface ToggleProps {
	isOpen: boolean;
	toggle: () => void;
}

/**
 * The button in the toolbar.
 *
 * @param props        From `usePreview()`.
 * @param props.isOpen Whether the content is shown.
 * @param props.toggle Changes that.
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
