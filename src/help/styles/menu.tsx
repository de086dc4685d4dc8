import { BlockSettingsMenuControls } from '@wordpress/block-editor';
import { MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { modulesOf } from '../cost/cost';
import { hasStyle } from './clipboard';
import { useCopiedStyle } from './use-copied-style';

interface MenuProps {
	onClose: () => void;
}

/** Copy and paste styles, in the options menu of a block's toolbar. */
export const CopyStyleMenu = () => (
	<BlockSettingsMenuControls>
		{ ( { onClose }: MenuProps ) => <Items onClose={ onClose } /> }
	</BlockSettingsMenuControls>
);

/** Menu items. Other blocks have WordPress's own copying, and only get our paste. */
function Items( { onClose }: MenuProps ) {
	const { copy, paste, selected } = useCopiedStyle();
	const isOurs = selected.some( ( block ) => modulesOf( block ).length );
	const close = ( work: () => Promise< void > ) => () => {
		onClose();
		return work();
	};
	return (
		<MenuGroup>
			{ copy && isOurs && (
				<MenuItem onClick={ close( copy ) }>
					{ __( 'Copy Frontage style', 'frontage' ) }
				</MenuItem>
			) }
			{ paste && ( isOurs || hasStyle() ) && (
				<MenuItem onClick={ close( paste ) }>
					{ __( 'Paste Frontage style', 'frontage' ) }
				</MenuItem>
			) }
		</MenuGroup>
	);
}
