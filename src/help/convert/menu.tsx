import { BlockSettingsMenuControls } from '@wordpress/block-editor';
import { MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConvert } from './use-convert';

interface MenuProps {
	onClose: () => void;
}

/** Conversion of our blocks to those of WordPress, in the options menu of a block's toolbar. */
export const ConvertMenu = () => (
	<BlockSettingsMenuControls>
		{ ( { onClose }: MenuProps ) => <Item onClose={ onClose } /> }
	</BlockSettingsMenuControls>
);

function Item( { onClose }: MenuProps ) {
	const convert = useConvert();
	return convert ? (
		<MenuItem
			onClick={ () => {
				onClose();
				return convert();
			} }
		>
			{ __( 'Convert to WordPress blocks', 'frontage' ) }
		</MenuItem>
	) : null;
}
