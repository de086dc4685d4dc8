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

const LEVELS: Record< Attributes[ 'headingLevel' ], string > = {
	h2: __( 'Heading 2', 'frontage' ),
	h3: __( 'Heading 3', 'frontage' ),
	h4: __( 'Heading 4', 'frontage' ),
	h5: __( 'Heading 5', 'frontage' ),
	h6: __( 'Heading 6', 'frontage' ),
	p: __( 'No heading', 'frontage' ),
};

/** The settings sidebar. */
export function TimelineSettings( block: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Timeline', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="layout"
				label={ __( 'Layout', 'frontage' ) }
				options={ {
					vertical: __( 'Vertical', 'frontage' ),
					alternating: __( 'On both sides of the line', 'frontage' ),
					horizontal: __( 'Side by side', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="marker"
				label={ __( 'Markers on the line', 'frontage' ) }
				options={ {
					dot: __( 'Dots', 'frontage' ),
					number: __( 'Numbers', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasProgress"
				label={ __( 'Fill the line while reading', 'frontage' ) }
				help={ __(
					'Disabled for visitors who prefer reduced motion.',
					'frontage'
				) }
			/>
			<ChoiceField< Attributes >
				name="headingLevel"
				label={ __( 'Heading level', 'frontage' ) }
				options={ LEVELS }
			/>
			{ block.attributes.layout === 'horizontal' && (
				<TextField
					name="label"
					label={ __( 'Screen reader label', 'frontage' ) }
				/>
			) }
		</BlockSettings>
	);
}
