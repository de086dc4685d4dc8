import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
	headingTags,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'alt',
	'shape',
	'ratio',
	'headingLevel',
	'group',
] );

const LEVELS: Record< Attributes[ 'headingLevel' ], string > = headingTags(
	__( 'No heading', 'frontage' )
);

/** The settings sidebar. */
export function MemberSettings( block: SettingsProps< Attributes > ) {
	return (
		<InspectorControls>
			<BlockSettings
				label={ __( 'Person', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="shape"
					label={ __( 'Image shape', 'frontage' ) }
					options={ {
						rounded: __( 'Rounded corners', 'frontage' ),
						square: __( 'Square corners', 'frontage' ),
						round: __( 'Circle', 'frontage' ),
					} }
				/>
				{ block.attributes.shape !== 'round' && (
					<ChoiceField< Attributes >
						name="ratio"
						label={ __( 'Aspect ratio', 'frontage' ) }
						options={ { '1/1': '1:1', '4/5': '4:5', '3/4': '3:4' } }
					/>
				) }
				<TextField
					name="alt"
					label={ __( 'Alternative text', 'frontage' ) }
					help={ __(
						'Used with the details. On the card, screen readers already read the name.',
						'frontage'
					) }
				/>
				<ChoiceField< Attributes >
					name="headingLevel"
					label={ __( 'Heading level', 'frontage' ) }
					options={ LEVELS }
				/>
				<TextField
					name="group"
					label={ __( 'Group', 'frontage' ) }
					help={ __(
						'Members of the same group can be browsed in the lightbox. Leave empty to open each one on its own.',
						'frontage'
					) }
				/>
			</BlockSettings>
		</InspectorControls>
	);
}
