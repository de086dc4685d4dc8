import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The block's settings in the sidebar. */
export const BreadcrumbsSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'Breadcrumbs', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField< Attributes >
			name="separator"
			label={ __( 'Separator', 'frontage' ) }
			options={ {
				chevron: __( 'Chevron', 'frontage' ),
				slash: __( 'Slash', 'frontage' ),
				dot: __( 'Dot', 'frontage' ),
				arrow: __( 'Arrow', 'frontage' ),
			} }
		/>
		<ToggleField
			name="hasHome"
			label={ __( 'Show the home page', 'frontage' ) }
		/>
		<TextField
			name="homeLabel"
			label={ __( 'Home label', 'frontage' ) }
			placeholder={ __( 'Home', 'frontage' ) }
		/>
		<ToggleField
			name="hasCurrent"
			label={ __( 'Show the current page', 'frontage' ) }
		/>
		<ToggleField
			name="hasData"
			label={ __( 'Tell search engines', 'frontage' ) }
			help={ __(
				'Adds a BreadcrumbList to the page. Turn it off if an SEO plugin adds one.',
				'frontage'
			) }
		/>
	</BlockSettings>
);
