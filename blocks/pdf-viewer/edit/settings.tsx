import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	NumberField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'title',
	'pages',
	'firstPage',
	'opens',
	'shape',
	'hasPages',
	'canDownload',
] );

/** The settings sidebar. */
export const PdfSettings = ( block: SettingsProps< Attributes > ) => (
	<BlockSettings
		label={ __( 'PDF', 'frontage' ) }
		defaults={ DEFAULTS }
		{ ...block }
	>
		<TextField
			name="title"
			label={ __( 'Title', 'frontage' ) }
			help={ __(
				'Leave empty for the title in the media library, or the name of the file.',
				'frontage'
			) }
		/>
		<ChoiceField< Attributes >
			name="opens"
			label={ __( 'Open the PDF', 'frontage' ) }
			options={ {
				press: __(
					'In the page, when a button is pressed',
					'frontage'
				),
				near: __( 'In the page, when it comes near', 'frontage' ),
				tab: __( 'Never in the page', 'frontage' ),
			} }
			help={ __(
				'PDFs of other sites always wait for the button. Phones open the file itself.',
				'frontage'
			) }
		/>
		{ block.attributes.opens !== 'tab' && (
			<>
				<ChoiceField< Attributes >
					name="shape"
					label={ __( 'Shape', 'frontage' ) }
					options={ {
						portrait: __( 'Upright sheets', 'frontage' ),
						landscape: __( 'Landscape sheets', 'frontage' ),
						screen: __( 'Slides', 'frontage' ),
					} }
				/>
				<ToggleField
					name="hasPages"
					label={ __( 'Page controls', 'frontage' ) }
				/>
			</>
		) }
		<NumberField
			name="firstPage"
			label={ __( 'Open at page', 'frontage' ) }
			min={ 1 }
		/>
		<NumberField
			name="pages"
			label={ __( 'Number of pages', 'frontage' ) }
			help={ __(
				'Read from the file if possible. 0 leaves it out.',
				'frontage'
			) }
		/>
		<ToggleField
			name="canDownload"
			label={ __( 'Download link', 'frontage' ) }
		/>
	</BlockSettings>
);
