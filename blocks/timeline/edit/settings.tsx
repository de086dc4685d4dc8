import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { TimelineAttributes } from './types';

const DEFAULTS = defaultsIn( metadata );

const LEVELS = {
	h2: __( 'Heading 2', 'frontage' ),
	h3: __( 'Heading 3', 'frontage' ),
	h4: __( 'Heading 4', 'frontage' ),
	h5: __( 'Heading 5', 'frontage' ),
	h6: __( 'Heading 6', 'frontage' ),
	p: __( 'Not a heading', 'frontage' ),
};

interface Props {
	attributes: TimelineAttributes;
	setAttributes: ( changed: Partial< TimelineAttributes > ) => void;
}

/** The sidebar's settings. */
export function TimelineSettings( block: Props ) {
	return (
		<BlockSettings
			label={ __( 'Timeline', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="layout"
				label={ __( 'Layout', 'frontage' ) }
				options={ {
					vertical: __( 'Below each other', 'frontage' ),
					alternating: __( 'On both sides of the line', 'frontage' ),
					horizontal: __( 'Beside each other', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="marker"
				label={ __( 'Marks on the line', 'frontage' ) }
				options={ {
					dot: __( 'Dots', 'frontage' ),
					number: __( 'Numbers', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasProgress"
				label={ __( 'The line fills while reading', 'frontage' ) }
				help={ __(
					'Not for visitors who asked for less motion.',
					'frontage'
				) }
			/>
			<ChoiceField
				name="headingLevel"
				label={ __( 'Titles are', 'frontage' ) }
				options={ LEVELS }
			/>
			{ block.attributes.layout === 'horizontal' && (
				<TextField
					name="label"
					label={ __( 'Name for screen readers', 'frontage' ) }
				/>
			) }
		</BlockSettings>
	);
}
