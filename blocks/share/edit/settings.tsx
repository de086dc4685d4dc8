import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	CountFields,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { NetworksField } from './networks-field';

const DEFAULTS = defaultsIn( metadata );

/** The block's settings in the sidebar. */
export function ShareSettings( block: EditProps< Attributes > ) {
	const { layout, showsCounts, showsTotal } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( 'Share buttons', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<NetworksField />
				<TextField
					name="label"
					label={ __( 'Title', 'frontage' ) }
					placeholder={ __( 'Share', 'frontage' ) }
				/>
				<ChoiceField< Attributes >
					name="layout"
					label={ __( 'Position', 'frontage' ) }
					options={ {
						inline: __( 'In the text', 'frontage' ),
						sidebar: __( 'Beside the page', 'frontage' ),
						bar: __( 'Bar on phones', 'frontage' ),
					} }
				/>
				{ layout === 'sidebar' && (
					<ChoiceField< Attributes >
						name="side"
						label={ __( 'Side', 'frontage' ) }
						options={ {
							start: __( 'Left (start)', 'frontage' ),
							end: __( 'Right (end)', 'frontage' ),
						} }
					/>
				) }
				<ChoiceField< Attributes >
					name="shows"
					label={ __( 'Buttons show', 'frontage' ) }
					options={ {
						icons: __( 'Icons', 'frontage' ),
						names: __( 'Names', 'frontage' ),
						both: __( 'Icons and names', 'frontage' ),
					} }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Share counts', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<ToggleField
					name="showsCounts"
					label={ __( 'Show the count of each network', 'frontage' ) }
					help={ __(
						'Counts clicks on these buttons. No requests are sent to the networks.',
						'frontage'
					) }
				/>
				<CountFields areShown={ showsCounts || showsTotal } />
			</BlockSettings>
		</>
	);
}
