import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'isNumbered',
	'hasButtons',
	'isRemembered',
	'label',
	'resetLabel',
] );

/** The settings sidebar. */
export const SortableSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'Sortable list', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ToggleField
			name="isNumbered"
			label={ __( 'Number the items', 'frontage' ) }
		/>
		<ToggleField
			name="hasButtons"
			label={ __( 'Show buttons to move up and down', 'frontage' ) }
			help={ __(
				'For visitors who cannot drag. Without them, the keyboard still works.',
				'frontage'
			) }
		/>
		<ToggleField
			name="isRemembered"
			label={ __( 'Remember the order', 'frontage' ) }
			help={ __(
				'In the visitor’s browser only. The website does not get it.',
				'frontage'
			) }
		/>
		<TextField
			name="label"
			label={ __( 'Screen reader label', 'frontage' ) }
			placeholder={ __( 'Sortable list', 'frontage' ) }
		/>
		<TextField
			name="resetLabel"
			label={ __( 'Text of the reset button', 'frontage' ) }
			placeholder={ __( 'Reset order', 'frontage' ) }
		/>
	</BlockSettings>
);
