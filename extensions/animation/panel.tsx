import {
	RangeControl,
	SelectControl,
	TabPanel,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings, type PanelProps } from '../../src/editor';
import { curveOptions, directionOptions, styleOptions } from './options';
import { DEFAULTS, LIMITS, type NumberField, type Suffix } from './types';

const DEVICES = [
	{ name: '', title: __( 'Desktop', 'frontage' ) },
	{ name: '_tablet', title: __( 'Tablet', 'frontage' ) },
	{ name: '_phone', title: __( 'Phone', 'frontage' ) },
];

const NUMBERS: { field: NumberField; label: string; step: number }[] = [
	{
		field: 'duration',
		label: __( 'Duration in milliseconds', 'frontage' ),
		step: 50,
	},
	{
		field: 'delay',
		label: __( 'Delay in milliseconds', 'frontage' ),
		step: 50,
	},
	{
		field: 'intensity',
		label: __( 'Intensity in percent', 'frontage' ),
		step: 1,
	},
	{
		field: 'starting_opacity',
		label: __( 'Opacity at the start in percent', 'frontage' ),
		step: 1,
	},
];

/**
 * The sidebar's panel: style first, then everything else, for each device.
 *
 * @param props          The block's choices.
 * @param props.settings What was chosen.
 * @param props.onChange Changes it.
 * @param props.onReset  Takes the animation away.
 */
export function AnimationPanel( { settings, onChange, onReset }: PanelProps ) {
	return (
		<Settings label={ __( 'Animation', 'frontage' ) } onReset={ onReset }>
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
					label={ __( 'Repeat without end', 'frontage' ) }
					isSet={ settings.repeat === 'loop' }
					onReset={ () => onChange( { repeat: '' } ) }
				>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Repeat without end', 'frontage' ) }
						help={ __(
							'Visitors get a switch that stops it.',
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
				<div style={ { gridColumn: '1 / -1' } }>
					<TabPanel tabs={ DEVICES }>
						{ ( { name } ) => (
							<DeviceFields
								suffix={ name as Suffix }
								settings={ settings }
								onChange={ onChange }
							/>
						) }
					</TabPanel>
				</div>
			) }
		</Settings>
	);
}

interface DeviceProps extends Pick< PanelProps, 'settings' | 'onChange' > {
	suffix: Suffix;
}

/**
 * The fields of one device; an empty one takes the larger device's value.
 *
 * @param props          The device and the block's choices.
 * @param props.suffix   Suffix of the device's fields.
 * @param props.settings What was chosen.
 * @param props.onChange Changes it.
 */
function DeviceFields( { suffix, settings, onChange }: DeviceProps ) {
	const inherit = suffix
		? [ { value: '', label: __( 'As on larger screens', 'frontage' ) } ]
		: [];
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Direction', 'frontage' ) }
				value={ String( settings[ `direction${ suffix }` ] ?? '' ) }
				options={ [ ...inherit, ...directionOptions ] }
				onChange={ ( value ) =>
					onChange( { [ `direction${ suffix }` ]: value } )
				}
			/>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Speed curve', 'frontage' ) }
				value={ String(
					settings[ `speed_curve${ suffix }` ] ??
						( suffix ? '' : 'ease-in-out' )
				) }
				options={ [ ...inherit, ...curveOptions ] }
				onChange={ ( value ) =>
					onChange( { [ `speed_curve${ suffix }` ]: value } )
				}
			/>
			{ NUMBERS.map( ( { field, label, step } ) => (
				<RangeControl
					key={ field }
					__next40pxDefaultSize
					label={ label }
					min={ 0 }
					max={ LIMITS[ field ] }
					step={ step }
					allowReset
					initialPosition={ DEFAULTS[ field ] }
					value={ settings[ field + suffix ] as number | undefined }
					onChange={ ( value ) =>
						onChange( { [ field + suffix ]: value } )
					}
				/>
			) ) }
		</>
	);
}
