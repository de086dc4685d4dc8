/** Commands that lead to the settings, for people who may change them. */
import { __, sprintf } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { data } from '../data';
import type { Command } from './commands';

/** Tabs of `src/settings/tabs`; a test compares. */
export const tabs = (): Record< string, string > => ( {
	blocks: __( 'Blocks and features', 'frontage' ),
	integrations: __( 'Integrations', 'frontage' ),
	performance: __( 'Performance', 'frontage' ),
	privacy: __( 'Privacy', 'frontage' ),
	tools: __( 'Tools', 'frontage' ),
	status: __( 'Status', 'frontage' ),
} );

export function useSettingsCommands() {
	const { settings } = data();
	const commands = Object.entries( settings ? tabs() : {} ).map(
		( [ slug, title ] ): Command => ( {
			name: `frontage/settings-${ slug }`,
			/* translators: %s: name of a settings screen. */
			label: sprintf( __( 'Frontage: %s', 'frontage' ), title ),
			icon: cog,
			callback: ( { close } ) => {
				close();
				window.location.assign( `${ settings }&tab=${ slug }` );
			},
		} )
	);
	return { isLoading: false, commands };
}
