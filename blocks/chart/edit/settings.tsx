import { PanelColorSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	LongTextField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	useThemeColors,
	type SettingsProps,
} from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import type { Numbers } from './numbers';

const CHART = defaultsIn( metadata, [
	'type',
	'isStacked',
	'startsAtZero',
	'height',
	'hasPatterns',
] );

const NUMBERS = defaultsIn( metadata, [
	'prefix',
	'suffix',
	'table',
	'description',
] );

/** Types whose parts have colors by row. */
const BY_ROW = [ 'pie', 'doughnut', 'polar' ];

/** The settings sidebar. */
export function ChartSettings( block: SettingsProps< Attributes > ) {
	const { type } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( 'Chart', 'frontage' ) }
				defaults={ CHART }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="type"
					label={ __( 'Type', 'frontage' ) }
					options={ {
						column: __( 'Columns', 'frontage' ),
						bar: __( 'Bars', 'frontage' ),
						line: __( 'Lines', 'frontage' ),
						area: __( 'Areas', 'frontage' ),
						pie: __( 'Pie', 'frontage' ),
						doughnut: __( 'Doughnut', 'frontage' ),
						polar: __( 'Polar area', 'frontage' ),
						radar: __( 'Radar', 'frontage' ),
					} }
				/>
				{ [ 'column', 'bar', 'area' ].includes( type ) && (
					<ToggleField
						name="isStacked"
						label={ __( 'Stack the series', 'frontage' ) }
					/>
				) }
				{ type === 'line' && (
					<ToggleField
						name="startsAtZero"
						label={ __( 'Start the axis at zero', 'frontage' ) }
						help={ __(
							'Turn this off if changes are small. They look larger then.',
							'frontage'
						) }
					/>
				) }
				<RangeField
					name="height"
					label={ __( 'Height (px)', 'frontage' ) }
					min={ 160 }
					max={ 800 }
					step={ 10 }
				/>
				<ToggleField
					name="hasPatterns"
					label={ __( 'Patterns', 'frontage' ) }
					help={ __(
						'Patterns, dashes and points tell series apart without colors, also in print.',
						'frontage'
					) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Numbers', 'frontage' ) }
				defaults={ NUMBERS }
				{ ...block }
			>
				<TextField
					name="prefix"
					label={ __( 'Before the number', 'frontage' ) }
				/>
				<TextField
					name="suffix"
					label={ __( 'After the number', 'frontage' ) }
				/>
				<ChoiceField< Attributes >
					name="table"
					label={ __( 'Table of the numbers', 'frontage' ) }
					options={ {
						details: __( 'Visitors can open it', 'frontage' ),
						visible: __( 'Visible', 'frontage' ),
						hidden: __( 'For screen readers only', 'frontage' ),
					} }
				/>
				<LongTextField
					name="description"
					label={ __( 'Alternative text', 'frontage' ) }
					help={ __(
						'What the chart shows, for visitors who do not see it. Leave empty for a summary of the numbers.',
						'frontage'
					) }
				/>
			</BlockSettings>
			<Colors { ...block } />
		</>
	);
}

/** A color for each series or slice. */
function Colors( { attributes, setAttributes }: SettingsProps< Attributes > ) {
	const { series, rows } = attributes as unknown as Numbers;
	const { shown, saved } = useThemeColors();
	const colors = attributes.colors as unknown as string[];
	const names = BY_ROW.includes( attributes.type )
		? rows.map( ( { label } ) => label )
		: series;
	return (
		<PanelColorSettings
			title={ __( 'Colors', 'frontage' ) }
			colorSettings={ names.slice( 0, 12 ).map( ( name, at ) => ( {
				label: plain( name ) || String( at + 1 ),
				value: shown( colors[ at ] ?? '' ) || undefined,
				onChange: ( color?: string ) => {
					const all = names.map( ( _, index ) =>
						index === at
							? saved( color )
							: ( colors[ index ] ?? '' )
					);
					setAttributes( {
						colors: ( all.some( Boolean )
							? all
							: [] ) as unknown as Attributes[ 'colors' ],
					} );
				},
			} ) ) }
		/>
	);
}
