import { __ } from '@wordpress/i18n';
import {
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import {
	ClosingPanel,
	StylePanel,
	OpeningPanel,
} from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const OPENING = defaultsIn( metadata, [ 'opener', 'label', 'counts' ] );
const STYLE = defaultsIn( metadata, [
	'kind',
	'place',
	'size',
	'entrance',
	'veil',
	'veilBlur',
	'isSheet',
	'closePlace',
	'focus',
] );
const CLOSING = defaultsIn( metadata, [
	'closesBeside',
	'closesByEscape',
	'staysOnLinks',
] );

type Props = SettingsProps< Attributes >;

/** Settings of what opens a popup when pressed; when it opens by itself follows. */
export const OpeningSettings = ( block: Props ) => (
	<OpeningPanel of={ OPENING } { ...block }>
		<ChoiceField< Attributes >
			name="opener"
			label={ __( 'Opened by', 'frontage' ) }
			options={ {
				button: __( 'Button', 'frontage' ),
				link: __( 'Text link', 'frontage' ),
				none: __( 'Anchor links only', 'frontage' ),
			} }
		/>
		<TextField name="label" label={ __( 'Name', 'frontage' ) } />
	</OpeningPanel>
);

/** Settings of how a popup looks and closes. */
export const ModalSettings = ( block: Props ) => (
	<>
		<StylePanel of={ STYLE } { ...block }>
			<StyleSettings />
		</StylePanel>
		<ClosingPanel of={ CLOSING } { ...block }>
			<ToggleField
				name="staysOnLinks"
				label={ __(
					'Stay open when an anchor link is clicked',
					'frontage'
				) }
			/>
		</ClosingPanel>
	</>
);

function StyleSettings() {
	return (
		<>
			<ChoiceField< Attributes >
				name="kind"
				label={ __( 'Type', 'frontage' ) }
				options={ {
					dialog: __( 'Modal (blocks the page)', 'frontage' ),
					bar: __( 'Bar (page stays usable)', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="place"
				label={ __( 'Position', 'frontage' ) }
				options={ {
					center: __( 'Center', 'frontage' ),
					top: __( 'Top', 'frontage' ),
					bottom: __( 'Bottom', 'frontage' ),
					start: __( 'Bottom left (start)', 'frontage' ),
					end: __( 'Bottom right (end)', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="size"
				label={ __( 'Width', 'frontage' ) }
				options={ {
					small: __( 'Small', 'frontage' ),
					medium: __( 'Medium', 'frontage' ),
					large: __( 'Large', 'frontage' ),
					full: __( 'Full screen', 'frontage' ),
				} }
			/>
		</>
	);
}
