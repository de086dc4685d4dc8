import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus, seen } from '@wordpress/icons';
import { Setting, Settings } from '@frontage/editor';

interface Props {
	isOpen: boolean;
	onOpen: ( isOpen: boolean ) => void;
	onAdd: () => void;
}

/**
 * The item's toolbar and sidebar.
 *
 * @param props The item's state.
 */
export function ItemControls( { isOpen, onOpen, onAdd }: Props ) {
	const label = __( 'Open by default', 'frontage' );
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ seen }
						label={ label }
						isPressed={ isOpen }
						onClick={ () => onOpen( ! isOpen ) }
					/>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add item', 'frontage' ) }
						onClick={ onAdd }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<Settings
					label={ __( 'Item', 'frontage' ) }
					onReset={ () => onOpen( false ) }
				>
					<Setting
						label={ label }
						isSet={ isOpen }
						onReset={ () => onOpen( false ) }
					>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ isOpen }
							onChange={ onOpen }
						/>
					</Setting>
				</Settings>
			</InspectorControls>
		</>
	);
}
