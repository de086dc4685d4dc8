import { __, sprintf } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { heads } from '@frontage/settings/heads';
import { data } from '../data';
import type { Command } from './types';

/** Adds commands that open the settings, for users who can change them. */
export function useSettingsCommands() {
	const { settings } = data();
	const commands = ( settings ? heads : [] ).map(
		( { slug, title } ): Command => ( {
			name: `frontage/settings-${ slug }`,
			/* translators: %s: name of a settings screen. */
			label: sprintf( __( 'Frontage: %s', 'frontage' ), title() ),
			icon: cog,
			callback: ( { close } ) => {
				close();
				window.location.assign( `${ settings }&tab=${ slug }` );
			},
		} )
	);
	return { isLoading: false, commands };
}
