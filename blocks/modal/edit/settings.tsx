import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import { CloseFields } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'opener',
	'kind',
	'place',
	'size',
	'label',
	'closesBeside',
	'closesByEscape',
	'staysOnLinks',
	'counts',
] );

/**
 * The sidebar's settings of how a popup looks and closes.
 *
 * @param props The block's attributes and how to change them.
 */
export function ModalSettings( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Popup', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ { ...attributes } }
			setAttributes={ setAttributes }
		>
			<Look />
			<CloseFields />
			<ToggleField
				name="staysOnLinks"
				label={ __(
					'Stay open when an anchor link is clicked',
					'frontage'
				) }
			/>
			<ToggleField
				name="counts"
				label={ __( 'Count openings (no personal data)', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

function Look() {
	return (
		<>
			<ChoiceField< Attributes >
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					button: __( 'Button', 'frontage' ),
					link: __( 'Text link', 'frontage' ),
					none: __( 'Anchor links only', 'frontage' ),
				} }
			/>
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
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
			/>
		</>
	);
}
