import { __ } from '@wordpress/i18n';
import { ChoiceField, defaultsIn, type SettingsProps } from '@frontage/editor';
import { StylePanel, OpeningPanel } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const OPENING = defaultsIn( metadata, [ 'opener', 'counts' ] );
const STYLE = defaultsIn( metadata, [
	'place',
	'entrance',
	'veil',
	'veilBlur',
	'isSheet',
	'closePlace',
	'focus',
] );

type Props = SettingsProps< Attributes >;

/** Settings of what opens it when pressed; when it opens by itself follows. */
export const OpeningSettings = ( block: Props ) => (
	<OpeningPanel of={ OPENING } { ...block }>
		<ChoiceField< Attributes >
			name="opener"
			label={ __( 'Opened by', 'frontage' ) }
			options={ {
				button: __( 'Button', 'frontage' ),
				none: __( 'Anchor links only', 'frontage' ),
			} }
		/>
	</OpeningPanel>
);

/** Settings of how it looks. */
export const StyleSettings = ( block: Props ) => (
	<StylePanel of={ STYLE } { ...block }>
		<ChoiceField< Attributes >
			name="place"
			label={ __( 'Position', 'frontage' ) }
			options={ {
				center: __( 'Modal (blocks the page)', 'frontage' ),
				start: __( 'Bottom left (start)', 'frontage' ),
				end: __( 'Bottom right (end)', 'frontage' ),
			} }
		/>
	</StylePanel>
);
