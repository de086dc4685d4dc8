import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { CHOICES } from './choices';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export function AccordionSettings( props: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Accordion', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			{ CHOICES.map( ( choice ) => (
				<ChoiceField< Attributes > key={ choice.name } { ...choice } />
			) ) }
			<RangeField
				name="duration"
				label={ __( 'Duration (ms)', 'frontage' ) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
			/>
			<ToggleField
				name="isFaq"
				label={ __( 'Add FAQ structured data', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
