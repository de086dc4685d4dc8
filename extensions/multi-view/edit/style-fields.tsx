import { ColorPalette } from '@wordpress/block-editor';
import {
	BaseControl,
	RangeControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LengthControl, Setting, useThemeColors } from '@frontage/editor';

interface Props {
	/** By name. */
	values: Record< string, unknown >;
	/** Undefined removes the value. */
	onChange: ( name: string, value: unknown ) => void;
}

interface FieldProps extends Props {
	name: string;
	label: string;
}

const alignments = [
	{ value: '', label: __( 'Default', 'frontage' ) },
	{ value: 'start', label: __( 'Left (start)', 'frontage' ) },
	{ value: 'center', label: __( 'Center', 'frontage' ) },
	{ value: 'end', label: __( 'Right (end)', 'frontage' ) },
	{ value: 'justify', label: __( 'Justify', 'frontage' ) },
];

const colors = [
	{ name: 'textColor', label: __( 'Text color', 'frontage' ) },
	{ name: 'backgroundColor', label: __( 'Background color', 'frontage' ) },
];

const lengths = [
	{
		name: 'fontSize',
		label: __( 'Font size', 'frontage' ),
		presets: 'text' as const,
	},
	{
		name: 'paddingBlock',
		label: __( 'Padding, top and bottom', 'frontage' ),
		presets: 'spacing' as const,
	},
	{
		name: 'paddingInline',
		label: __( 'Padding, left and right', 'frontage' ),
		presets: 'spacing' as const,
	},
	{
		name: 'marginBlock',
		label: __( 'Margin, top and bottom', 'frontage' ),
		presets: 'spacing' as const,
	},
	{ name: 'width', label: __( 'Width', 'frontage' ) },
];

/** Numbers with the value that changes nothing; limits as in `styles.ts`. */
const numbers = [
	{
		name: 'lineHeight',
		label: __( 'Line height', 'frontage' ),
		min: 0.5,
		max: 4,
		step: 0.1,
		neutral: 1.5,
	},
	{
		name: 'opacity',
		label: __( 'Opacity (%)', 'frontage' ),
		min: 0,
		max: 100,
		neutral: 100,
	},
	{
		name: 'scale',
		label: __( 'Size (%)', 'frontage' ),
		min: 50,
		max: 150,
		neutral: 100,
	},
	{
		name: 'order',
		label: __( 'Order in a row or stack', 'frontage' ),
		min: -20,
		max: 20,
		neutral: 0,
	},
];

/** Styles of a view; those that are not set are the block's. */
export function StyleFields( props: Props ) {
	const { values, onChange } = props;
	const [ size, ...spaces ] = lengths.map( ( { presets, ...one } ) => (
		<StyleSetting key={ one.name } { ...one } { ...props }>
			<LengthControl
				label={ one.label }
				presets={ presets }
				value={ values[ one.name ] as string | undefined }
				onChange={ ( value ) => onChange( one.name, value ) }
			/>
		</StyleSetting>
	) );
	return (
		<>
			<Alignment { ...props } />
			{ size }
			{ colors.map( ( one ) => (
				<Color key={ one.name } { ...one } { ...props } />
			) ) }
			{ spaces }
			{ numbers.map( ( { neutral, name, label, ...limits } ) => (
				<StyleSetting
					key={ name }
					name={ name }
					label={ label }
					{ ...props }
				>
					<RangeControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ label }
						{ ...limits }
						initialPosition={ neutral }
						value={ values[ name ] as number | undefined }
						onChange={ ( value ) => onChange( name, value ) }
					/>
				</StyleSetting>
			) ) }
		</>
	);
}

function StyleSetting( {
	name,
	label,
	values,
	onChange,
	children,
}: FieldProps & { children: React.ReactNode } ) {
	return (
		<Setting
			label={ label }
			isSet={ values[ name ] !== undefined }
			onReset={ () => onChange( name, undefined ) }
		>
			{ children }
		</Setting>
	);
}

function Alignment( props: Props ) {
	const label = __( 'Text alignment', 'frontage' );
	return (
		<StyleSetting name="textAlign" label={ label } { ...props }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ String( props.values.textAlign ?? '' ) }
				options={ alignments }
				onChange={ ( value ) =>
					props.onChange( 'textAlign', value || undefined )
				}
			/>
		</StyleSetting>
	);
}

function Color( props: FieldProps ) {
	const { name, label, values, onChange } = props;
	const { shown, saved } = useThemeColors();
	return (
		<StyleSetting { ...props }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<ColorPalette
				enableAlpha
				value={ shown( String( values[ name ] ?? '' ) ) }
				onChange={ ( color?: string ) =>
					onChange( name, saved( color ) || undefined )
				}
			/>
		</StyleSetting>
	);
}
