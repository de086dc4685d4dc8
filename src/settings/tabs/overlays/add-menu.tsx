import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { Answer } from './types';

/** The menu that adds a popup of its own, by what it begins with. */
export function AddMenu( { kinds }: Pick< Answer, 'kinds' > ) {
	return (
		<DropdownMenu
			icon={ plus }
			label={ __( 'Add popup', 'frontage' ) }
			text={ __( 'Add popup', 'frontage' ) }
			toggleProps={ { variant: 'primary', showTooltip: false } }
			controls={ kinds.map( ( { title, address } ) => ( {
				title,
				onClick: () => window.location.assign( address ),
			} ) ) }
		/>
	);
}
