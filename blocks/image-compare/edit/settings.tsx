import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';

export interface CompareAttributes extends Record< string, unknown > {
	orientation: 'horizontal' | 'vertical';
	/** Percent. */
	start: number;
	followsMouse: boolean;
	label: string;
}

interface Props {
	attributes: CompareAttributes;
	setAttributes: ( changed: Partial< CompareAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata );

/** The sidebar's settings. */
export const CompareSettings = ( block: Props ) => (
	<BlockSettings
		label={ __( 'Comparison', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<ChoiceField
			name="orientation"
			label={ __( 'Pictures', 'frontage' ) }
			options={ {
				horizontal: __( 'Side by side', 'frontage' ),
				vertical: __( 'One above the other', 'frontage' ),
			} }
		/>
		<RangeField
			name="start"
			label={ __( 'Where the line is at first', 'frontage' ) }
			help={ __( 'Percent of the first picture.', 'frontage' ) }
			min={ 0 }
			max={ 100 }
		/>
		<ToggleField
			name="followsMouse"
			label={ __( 'The line follows the mouse', 'frontage' ) }
			help={ __( 'Without pressing a button.', 'frontage' ) }
		/>
		<TextField
			name="label"
			label={ __( 'Name for screen readers', 'frontage' ) }
		/>
	</BlockSettings>
);
