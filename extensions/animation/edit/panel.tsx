import {
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	DEVICES,
	Responsive,
	Setting,
	type Device,
	type PanelProps,
	type PerDevice,
} from '@frontage/editor';
import { curveOptions, directionOptions, styleOptions } from './options';
import { DEFAULTS, LIMITS, type NumberField, type Suffix } from './types';

/** Field suffix of each device. */
const SUFFIXES: Record< Device, Suffix > = {
	desktop: '',
	tablet: '_tablet',
	phone: '_phone',
};

const FIELDS = [ 'direction', 'speed_curve', ...Object.keys( DEFAULTS ) ];

const NUMBERS: { field: NumberField; label: string; step: number }[] = [
	{
		field: 'duration',
		label: __( 'Duration (ms)', 'frontage' ),
		step: 50,
	},
	{
		field: 'delay',
		label: __( 'Delay (ms)', 'frontage' ),
		step: 50,
	},
	{
		field: 'intensity',
		label: __( 'Intensity (%)', 'frontage' ),
		step: 1,
	},
	{
		field: 'starting_opacity',
		label: __( 'Starting opacity (%)', 'frontage' ),
		step: 1,
	},
];

/**
 * The settings of its panel: style first, then everything else, for each device.
 *
 * @param props The block's choices.
 */
export function AnimationFields( { settings, onChange, onReset }: PanelProps ) {
	return (
		<>
			<Setting
				label={ __( 'Style', 'frontage' ) }
				isSet={ !! settings.style }
				onReset={ onReset }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Style', 'frontage' ) }
					value={ String( settings.style ?? '' ) }
					options={ styleOptions }
					onChange={ ( style ) =>
						style ? onChange( { style } ) : onReset()
					}
				/>
			</Setting>
			{ !! settings.style && (
				<Setting
					label={ __( 'Repeat indefinitely', 'frontage' ) }
					isSet={ settings.repeat === 'loop' }
					onReset={ () => onChange( { repeat: '' } ) }
				>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Repeat indefinitely', 'frontage' ) }
						help={ __(
							'Visitors get a switch to stop it.',
							'frontage'
						) }
						checked={ settings.repeat === 'loop' }
						onChange={ ( isOn ) =>
							onChange( { repeat: isOn ? 'loop' : '' } )
						}
					/>
				</Setting>
			) }
			{ !! settings.style && (
				<DeviceSettings settings={ settings } onChange={ onChange } />
			) }
		</>
	);
}

type Fields = Record< string, unknown >;

const isSet = ( value: unknown ) => value !== undefined && value !== '';

/**
 * Returns the settings of each device, without suffixes.
 *
 * @param settings The block's settings.
 */
const byDevice = ( settings: Fields ): PerDevice< Fields > =>
	Object.fromEntries(
		DEVICES.map( ( device ) => {
			const own = FIELDS.map( ( field ) => [
				field,
				settings[ field + SUFFIXES[ device ] ],
			] ).filter( ( [ , value ] ) => isSet( value ) );
			return [
				device,
				own.length ? Object.fromEntries( own ) : undefined,
			];
		} )
	);

type DeviceProps = Pick< PanelProps, 'settings' | 'onChange' >;

/** The fields of the previewed device; an empty field inherits the larger device's value. */
function DeviceSettings( { settings, onChange }: DeviceProps ) {
	const save = ( device: Device, fields: Fields = {} ) =>
		onChange(
			Object.fromEntries(
				FIELDS.map( ( field ) => [
					field + SUFFIXES[ device ],
					fields[ field ],
				] )
			)
		);
	return (
		<Responsive
			label={ __( 'Animation', 'frontage' ) }
			values={ byDevice( settings ) }
			onChange={ save }
		>
			{ ( { device, own = {}, value = {}, onChange: change } ) => (
				<MovementFields
					isBase={ device === 'desktop' }
					own={ own }
					shown={ value }
					onChange={ ( changed ) => change( { ...own, ...changed } ) }
				/>
			) }
		</Responsive>
	);
}

interface MovementProps {
	isBase: boolean;
	/** The device's own settings. */
	own: Fields;
	/** With values inherited from larger devices. */
	shown: Fields;
	onChange: ( changed: Fields ) => void;
}

function MovementFields( { isBase, own, shown, onChange }: MovementProps ) {
	const inherit = isBase
		? []
		: [
				{
					value: '',
					label: __( 'Same as on larger screens', 'frontage' ),
				},
			];
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Direction', 'frontage' ) }
				value={ String( own.direction ?? ( isBase ? 'center' : '' ) ) }
				options={ [ ...inherit, ...directionOptions ] }
				onChange={ ( direction ) => onChange( { direction } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Speed curve', 'frontage' ) }
				value={ String(
					own.speed_curve ?? ( isBase ? 'ease-in-out' : '' )
				) }
				options={ [ ...inherit, ...curveOptions ] }
				onChange={ ( curve ) => onChange( { speed_curve: curve } ) }
			/>
			{ NUMBERS.map( ( { field, label, step } ) => (
				<RangeControl
					key={ field }
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					min={ 0 }
					max={ LIMITS[ field ] }
					step={ step }
					allowReset
					initialPosition={ Number(
						shown[ field ] ?? DEFAULTS[ field ]
					) }
					value={ own[ field ] as number | undefined }
					onChange={ ( value ) => onChange( { [ field ]: value } ) }
				/>
			) ) }
		</>
	);
}
