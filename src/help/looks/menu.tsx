import { BlockSettingsMenuControls } from '@wordpress/block-editor';
import { MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { modulesOf } from '../cost/cost';
import { hasLook } from './clipboard';
import { useLook } from './use-look';

interface MenuProps {
	onClose: () => void;
}

/** Copy and paste styles, in the options menu of a block's toolbar. */
export const LookMenu = () => (
	<BlockSettingsMenuControls>
		{ ( { onClose }: MenuProps ) => <Items onClose={ onClose } /> }
	</BlockSettingsMenuControls>
);

/** Menu items. Other blocks have WordPress's own copying, and only get our paste. */
function Items( { onClose }: MenuProps ) {
	const { copy, paste, selected } = useLook();
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
			{ paste && ( isOurs || hasLook() ) && (
				<MenuItem onClick={ close( paste ) }>
					{ __( 'Paste Frontage style', 'frontage' ) }
				</MenuItem>
			) }
		</MenuGroup>
	);
}
