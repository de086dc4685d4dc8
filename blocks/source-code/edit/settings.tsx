import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	NumberField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { languages } from './languages';

const CODE = defaultsIn( metadata, [
	'language',
	'fileName',
	'hasNumbers',
	'firstNumber',
	'isWrapped',
	'mostLines',
	'canCopy',
] );

const LINES = defaultsIn( metadata, [ 'marked', 'added', 'removed' ] );

/** The settings sidebar. */
export const SourceCodeSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Code', 'frontage' ) }
			defaults={ CODE }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="language"
				label={ __( 'Language', 'frontage' ) }
				options={ languages() }
			/>
			<TextField
				name="fileName"
				label={ __( 'File name', 'frontage' ) }
				placeholder="functions.php"
			/>
			<ToggleField
				name="hasNumbers"
				label={ __( 'Line numbers', 'frontage' ) }
				help={ __( 'Visitors do not copy them.', 'frontage' ) }
			/>
			{ block.attributes.hasNumbers && (
				<NumberField
					name="firstNumber"
					label={ __( 'Number of the first line', 'frontage' ) }
				/>
			) }
			<ToggleField
				name="isWrapped"
				label={ __( 'Wrap long lines', 'frontage' ) }
				help={ __(
					'Otherwise visitors scroll sideways to read them.',
					'frontage'
				) }
			/>
			<RangeField
				name="mostLines"
				label={ __( 'Lines visible at once', 'frontage' ) }
				min={ 0 }
				max={ 100 }
				help={ __( '0 shows all lines.', 'frontage' ) }
			/>
			<ToggleField
				name="canCopy"
				label={ __( 'Copy button', 'frontage' ) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Marked lines', 'frontage' ) }
			defaults={ LINES }
			{ ...block }
		>
			<TextField
				name="marked"
				label={ __( 'Highlighted lines', 'frontage' ) }
				placeholder="3,5-8"
			/>
			<TextField
				name="added"
				label={ __( 'Added lines', 'frontage' ) }
				placeholder="3,5-8"
			/>
			<TextField
				name="removed"
				label={ __( 'Removed lines', 'frontage' ) }
				placeholder="3,5-8"
				help={ __(
					'The copy button leaves removed lines out.',
					'frontage'
				) }
			/>
		</BlockSettings>
	</>
);
