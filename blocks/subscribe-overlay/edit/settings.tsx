import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [ 'opener', 'place', 'counts' ] );

/** The sidebar's settings for how it looks and opens. */
export function SubscribeSettings( block: EditProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Subscribe overlay', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ block.attributes }
			setAttributes={ block.setAttributes }
		>
			<ChoiceField< Attributes >
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					button: __( 'Button', 'frontage' ),
					none: __( 'Anchor links only', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="place"
				label={ __( 'Position', 'frontage' ) }
				options={ {
					center: __( 'Modal (blocks the page)', 'frontage' ),
					start: __( 'Bottom left (start)', 'frontage' ),
					end: __( 'Bottom right (end)', 'frontage' ),
				} }
			/>
			<ToggleField
				name="counts"
				label={ __( 'Count openings (no personal data)', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
