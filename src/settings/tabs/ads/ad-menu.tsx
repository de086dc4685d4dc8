import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { editAd } from './edit-ad';
import type { Ad } from './types';
import type { Changes } from './use-ads';

/** What can be done with an ad. */
export const AdMenu = ( { ad, changes }: { ad: Ad; changes: Changes } ) => (
	<DropdownMenu
		icon={ moreVertical }
		label={ sprintf(
			/* translators: %s: name of an ad. */
			__( 'Actions for “%s”', 'frontage' ),
			ad.name
		) }
		controls={ [
			[
				{
					title: __( 'Edit', 'frontage' ),
					onClick: () => editAd( ad.id ),
				},
				ad.isActive
					? {
							title: __( 'Pause', 'frontage' ),
							onClick: () => changes.pause( ad ),
						}
					: {
							title: __( 'Start', 'frontage' ),
							onClick: () => changes.start( ad ),
						},
				{
					title: __( 'Duplicate', 'frontage' ),
					onClick: () => void changes.duplicate( ad ).then( editAd ),
				},
			],
			[
				{
					title: __( 'Move to trash', 'frontage' ),
					onClick: () => changes.remove( ad ),
				},
			],
		] }
	/>
);
