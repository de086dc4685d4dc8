import {
	BaseControl,
	CheckboxControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Settings } from '../../src/editor';
import { UNITS } from './digits';
import { Own, defaultsOf, type Panel } from './edit-setting';
import { labels } from './labels';
import type { CountdownAttributes, Unit } from './types';

/**
 * How it looks.
 *
 * @param panel The block's state.
 */
export function LookSettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const separator = __( 'Between the numbers', 'frontage' );
	const date = __( 'Show the date too', 'frontage' );
	return (
		<Settings
			label={ __( 'Display', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					defaultsOf( [
						'units',
						'labelSize',
						'labels',
						'shortLabels',
						'separator',
						'showsDate',
					] )
				)
			}
		>
			<UnitSetting { ...panel } />
			<LabelSettings { ...panel } />
			<Own name="separator" label={ separator } { ...panel }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ separator }
					maxLength={ 3 }
					placeholder=":"
					value={ attributes.separator }
					onChange={ ( value ) =>
						setAttributes( { separator: value } )
					}
				/>
			</Own>
			<Own name="showsDate" label={ date } { ...panel }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ date }
					help={ __(
						'Screen readers, visitors without script and paper get it anyway.',
						'frontage'
					) }
					checked={ attributes.showsDate }
					onChange={ ( showsDate ) => setAttributes( { showsDate } ) }
				/>
			</Own>
		</Settings>
	);
}

function UnitSetting( panel: Panel ) {
	const { units } = panel.attributes;
	const toggle = ( unit: Unit, isShown: boolean ) => {
		const chosen = UNITS.filter( ( name ) =>
			name === unit ? isShown : units.includes( name )
		);
		if ( chosen.length ) {
			panel.setAttributes( { units: chosen } );
		}
	};
	return (
		<Own name="units" label={ __( 'Units', 'frontage' ) } { ...panel }>
			{ UNITS.map( ( unit ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ unit }
					label={ labels()[ unit ][ 0 ] }
					checked={ units.includes( unit ) }
					onChange={ ( isShown ) => toggle( unit, isShown ) }
				/>
			) ) }
		</Own>
	);
}

function LabelSettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const size = __( 'Labels', 'frontage' );
	return (
		<>
			<Own name="labelSize" label={ size } { ...panel }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ size }
					value={ attributes.labelSize }
					options={ [
						{
							value: 'auto',
							label: __(
								'Short where there is little room',
								'frontage'
							),
						},
						{ value: 'long', label: __( 'Long', 'frontage' ) },
						{ value: 'short', label: __( 'Short', 'frontage' ) },
						{ value: 'none', label: __( 'None', 'frontage' ) },
					] }
					onChange={ ( value ) =>
						setAttributes( {
							labelSize:
								value as CountdownAttributes[ 'labelSize' ],
						} )
					}
				/>
			</Own>
			{ /^(auto|long)$/.test( attributes.labelSize ) && (
				<OwnLabels
					name="labels"
					label={ __( 'Own long labels', 'frontage' ) }
					{ ...panel }
				/>
			) }
			{ /^(auto|short)$/.test( attributes.labelSize ) && (
				<OwnLabels
					name="shortLabels"
					label={ __( 'Own short labels', 'frontage' ) }
					{ ...panel }
				/>
			) }
		</>
	);
}

function OwnLabels( {
	name,
	label,
	...panel
}: Panel & { name: 'labels' | 'shortLabels'; label: string } ) {
	const own = panel.attributes[ name ];
	return (
		<Own name={ name } label={ label } { ...panel }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<div className="frontage-countdown-labels">
					{ panel.attributes.units.map( ( unit ) => (
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							key={ unit }
							label={ labels()[ unit ][ 0 ] }
							placeholder={
								labels()[ unit ][ name === 'labels' ? 0 : 1 ]
							}
							value={ own[ unit ] ?? '' }
							onChange={ ( text ) =>
								panel.setAttributes( {
									[ name ]: { ...own, [ unit ]: text },
								} )
							}
						/>
					) ) }
				</div>
			</fieldset>
		</Own>
	);
}
