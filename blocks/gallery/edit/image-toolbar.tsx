import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';

interface Props {
	/** Index of the selected image, or -1. */
	at: number;
	/** Number of images. */
	count: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
}

/** Toolbar buttons that move and remove the selected image. */
export function ImageToolbar( { at, count, onMove, onRemove }: Props ) {
	if ( at < 0 ) {
		return null;
	}
	const [ back, on ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ back }
					label={ __( 'Move image backward', 'frontage' ) }
					disabled={ at === 0 }
					onClick={ () => onMove( at - 1 ) }
				/>
				<ToolbarButton
					icon={ on }
					label={ __( 'Move image forward', 'frontage' ) }
					disabled={ at === count - 1 }
					onClick={ () => onMove( at + 1 ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Remove image', 'frontage' ) }
					onClick={ onRemove }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
