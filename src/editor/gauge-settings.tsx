/** Settings of blocks that count to a number, and of those that draw one as a line. */
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AccentField } from './accent-field';
import { BlockSettings, type FieldValues } from './field-values';
import { RangeField, ToggleField } from './fields';

interface CountingProps extends FieldValues {
	/** Label of the switch. */
	label: string;
	help: string;
	/** Further settings of what counts. */
	children?: ReactNode;
}

/** Whether and how long a block counts when a visitor scrolls to it (attributes `isCounting` and `duration`). */
export const CountingSettings = ( {
	defaults,
	label,
	help,
	children,
	...block
}: CountingProps ) => (
	<BlockSettings
		label={ __( 'Animation', 'frontage' ) }
		defaults={ defaults }
		{ ...block }
	>
		<ToggleField name="isCounting" label={ label } help={ help } />
		{ block.attributes.isCounting === true && (
			<>
				{ children }
				<RangeField
					name="duration"
					label={ __( 'Duration (ms)', 'frontage' ) }
					min={ 500 }
					max={ 5000 }
					step={ 100 }
				/>
			</>
		) }
	</BlockSettings>
);

/** Size and color of the line (attributes `size`, `line` and `accent`). */
export const GaugeFields = ( { isRound = true }: { isRound?: boolean } ) => (
	<>
		{ isRound && (
			<RangeField
				name="size"
				label={ __( 'Diameter (px)', 'frontage' ) }
				min={ 60 }
				max={ 400 }
			/>
		) }
		<RangeField
			name="line"
			label={ __( 'Line width (px)', 'frontage' ) }
			max={ 40 }
		/>
		<AccentField label={ __( 'Line color', 'frontage' ) } />
	</>
);
