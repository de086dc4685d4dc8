import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { EditProps } from './edit';

const DEFAULTS = defaultsIn( metadata );

const EDGES = {
	top: __( 'Above', 'frontage' ),
	bottom: __( 'Below', 'frontage' ),
};

const SIDES = {
	start: __( 'Where lines begin', 'frontage' ),
	end: __( 'Where lines end', 'frontage' ),
};

const CORNERS = {
	'bottom-end': __( 'Below, where lines end', 'frontage' ),
	'bottom-start': __( 'Below, where lines begin', 'frontage' ),
	'top-end': __( 'Above, where lines end', 'frontage' ),
	'top-start': __( 'Above, where lines begin', 'frontage' ),
};

/** Where a circle lies, and how large. */
function Circle() {
	return (
		<>
			<ChoiceField
				name="corner"
				label={ __( 'Corner', 'frontage' ) }
				options={ CORNERS }
			/>
			<RangeField
				name="size"
				label={ __( 'Size in pixels', 'frontage' ) }
				min={ 32 }
				max={ 200 }
			/>
			<ToggleField
				name="hasNumber"
				label={ __( 'Say how many percent', 'frontage' ) }
			/>
		</>
	);
}

/** The sidebar's settings. */
export function ProgressSettings( block: EditProps ) {
	const { type } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Reading progress', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="type"
				label={ __( 'What fills', 'frontage' ) }
				options={ {
					horizontal: __( 'A line', 'frontage' ),
					vertical: __( 'An upright line', 'frontage' ),
					circle: __( 'A circle', 'frontage' ),
				} }
			/>
			{ type === 'circle' ? (
				<Circle />
			) : (
				<>
					<ChoiceField
						key={ type }
						name={
							type === 'vertical' ? 'verticalPosition' : 'edge'
						}
						label={ __( 'Position', 'frontage' ) }
						options={ type === 'vertical' ? SIDES : EDGES }
					/>
					<RangeField
						name="thickness"
						label={ __( 'Thickness in pixels', 'frontage' ) }
						max={ 40 }
					/>
				</>
			) }
			<ChoiceField
				name="measures"
				label={ __( 'Is full at the end of', 'frontage' ) }
				options={ {
					page: __( 'The page', 'frontage' ),
					content: __( 'The text', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
