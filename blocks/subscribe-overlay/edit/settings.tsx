import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { EditProps } from './edit';

const DEFAULTS = defaultsIn( metadata, [ 'opener', 'place', 'counts' ] );

/** The sidebar's settings of how it looks and opens. */
export function SubscribeSettings( block: EditProps ) {
	return (
		<BlockSettings
			label={ __( 'Subscribe overlay', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ block.attributes }
			setAttributes={ block.setAttributes }
		>
			<ChoiceField
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					button: __( 'A button', 'frontage' ),
					none: __( 'Links to it only', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="place"
				label={ __( 'Place', 'frontage' ) }
				options={ {
					center: __( 'Over the page, which waits', 'frontage' ),
					start: __( 'Corner where lines begin', 'frontage' ),
					end: __( 'Corner where lines end', 'frontage' ),
				} }
			/>
			<ToggleField
				name="counts"
				label={ __(
					'Count openings, without personal data',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}
