import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	isPlaying: boolean;
	onChange: ( isPlaying: boolean ) => void;
}

/** Toolbar button that plays autoplay motion in the canvas, where it is paused by default. */
export function PreviewButton( { isPlaying, onChange }: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					isPressed={ isPlaying }
					onClick={ () => onChange( ! isPlaying ) }
				>
					{ isPlaying
						? __( 'Stop preview', 'frontage' )
						: __( 'Preview', 'frontage' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
