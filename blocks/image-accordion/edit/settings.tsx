import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { ImageAccordionAttributes } from './types';

const DEFAULTS = defaultsIn( metadata );

interface Props {
	attributes: ImageAccordionAttributes;
	setAttributes: ( changed: Partial< ImageAccordionAttributes > ) => void;
}

/** The sidebar's settings. */
export function ImageAccordionSettings( block: Props ) {
	return (
		<BlockSettings
			label={ __( 'Image accordion', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="trigger"
				label={ __( 'Pictures open', 'frontage' ) }
				help={ __( 'Fingers and keyboards always press.', 'frontage' ) }
				options={ {
					hover: __( 'When the mouse is over them', 'frontage' ),
					click: __( 'By a press', 'frontage' ),
				} }
			/>
			<RangeField
				name="initial"
				label={ __( 'Open at first; 0 is none', 'frontage' ) }
				min={ 0 }
				max={ 12 }
			/>
			<ToggleField
				name="isColumn"
				label={ __( 'Below each other', 'frontage' ) }
				help={ __( 'On phones they always are.', 'frontage' ) }
			/>
			<RangeField
				name="height"
				label={ __( 'Height in pixels', 'frontage' ) }
				min={ 100 }
				max={ 900 }
				step={ 10 }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration in milliseconds', 'frontage' ) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
			/>
			<ChoiceField
				name="headingLevel"
				label={ __( 'Titles are', 'frontage' ) }
				options={ {
					h2: __( 'Heading 2', 'frontage' ),
					h3: __( 'Heading 3', 'frontage' ),
					h4: __( 'Heading 4', 'frontage' ),
					p: __( 'No heading', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
