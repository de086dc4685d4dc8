import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

const EDGES: Record< Attributes[ 'edge' ], string > = {
	top: __( 'Top', 'frontage' ),
	bottom: __( 'Bottom', 'frontage' ),
};

const SIDES: Record< Attributes[ 'verticalPosition' ], string > = {
	start: __( 'Left (start)', 'frontage' ),
	end: __( 'Right (end)', 'frontage' ),
};

const CORNERS: Record< Attributes[ 'corner' ], string > = {
	'bottom-end': __( 'Bottom right (end)', 'frontage' ),
	'bottom-start': __( 'Bottom left (start)', 'frontage' ),
	'top-end': __( 'Top right (end)', 'frontage' ),
	'top-start': __( 'Top left (start)', 'frontage' ),
};

/** Settings for position and size of a circle. */
function Circle() {
	return (
		<>
			<ChoiceField< Attributes >
				name="corner"
				label={ __( 'Corner', 'frontage' ) }
				options={ CORNERS }
			/>
			<RangeField
				name="size"
				label={ __( 'Size (px)', 'frontage' ) }
				min={ 32 }
				max={ 200 }
			/>
			<ToggleField
				name="hasNumber"
				label={ __( 'Show percentage', 'frontage' ) }
			/>
		</>
	);
}

/** The settings sidebar. */
export function ProgressSettings( block: EditProps< Attributes > ) {
	const { type } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Reading progress', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="type"
				label={ __( 'Indicator type', 'frontage' ) }
				options={ {
					horizontal: __( 'Horizontal bar', 'frontage' ),
					vertical: __( 'Vertical bar', 'frontage' ),
					circle: __( 'Circle', 'frontage' ),
				} }
			/>
			{ type === 'circle' ? (
				<Circle />
			) : (
				<>
					<ChoiceField< Attributes >
						key={ type }
						label={ __( 'Position', 'frontage' ) }
						{ ...( type === 'vertical'
							? { name: 'verticalPosition', options: SIDES }
							: { name: 'edge', options: EDGES } ) }
					/>
					<RangeField
						name="thickness"
						label={ __( 'Thickness (px)', 'frontage' ) }
						max={ 40 }
					/>
				</>
			) }
			<ChoiceField< Attributes >
				name="measures"
				label={ __( 'Based on', 'frontage' ) }
				options={ {
					page: __( 'Whole page', 'frontage' ),
					content: __( 'Content', 'frontage' ),
				} }
			/>
		</BlockSettings>
	);
}
