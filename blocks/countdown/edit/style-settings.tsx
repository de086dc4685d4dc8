import {
	BaseControl,
	CheckboxControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	TextField,
	ToggleField,
} from '@frontage/editor';
import { UNITS } from '../view/digits';
import { LABELS, STYLE, type Panel } from './panels';
import { labels } from './labels';
import type { Unit } from '../view/types';
import type { Attributes } from '../attributes';

/**
 * Style settings.
 *
 * @param panel Attributes and setter.
 */
export function StyleSettings( panel: Panel ) {
	return (
		<BlockSettings
			label={ __( 'Display', 'frontage' ) }
			defaults={ STYLE }
			{ ...panel }
		>
			<UnitField { ...panel } />
			<TextField
				name="separator"
				label={ __( 'Separator', 'frontage' ) }
				maxLength={ 3 }
				placeholder=":"
			/>
			<ToggleField
				name="showsDate"
				label={ __( 'Also show the date', 'frontage' ) }
				help={ __(
					'Screen readers, printed pages, and visitors without JavaScript always get the date.',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}

/** Settings of the words below the numbers. */
export const LabelSettings = ( panel: Panel ) => (
	<BlockSettings
		label={ __( 'Labels', 'frontage' ) }
		defaults={ LABELS }
		isCollapsed
		{ ...panel }
	>
		<LabelFields { ...panel } />
	</BlockSettings>
);

function UnitField( { attributes: { units }, setAttributes }: Panel ) {
	const toggle = ( unit: Unit, isShown: boolean ) => {
		const chosen = UNITS.filter( ( name ) =>
			name === unit ? isShown : units.includes( name )
		);
		if ( chosen.length ) {
			setAttributes( { units: chosen } );
		}
	};
	return (
		<Field name="units" label={ __( 'Units', 'frontage' ) }>
			{ UNITS.map( ( unit ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ unit }
					label={ labels()[ unit ][ 0 ] }
					checked={ units.includes( unit ) }
					onChange={ ( isShown ) => toggle( unit, isShown ) }
				/>
			) ) }
		</Field>
	);
}

function LabelFields( panel: Panel ) {
	const { labelSize } = panel.attributes;
	return (
		<>
			<ChoiceField< Attributes >
				name="labelSize"
				label={ __( 'Labels', 'frontage' ) }
				options={ {
					auto: __( 'Short if space is limited', 'frontage' ),
					long: __( 'Long', 'frontage' ),
					short: __( 'Short', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			{ /^(auto|long)$/.test( labelSize ) && (
				<OwnLabels
					name="labels"
					label={ __( 'Custom long labels', 'frontage' ) }
					{ ...panel }
				/>
			) }
			{ /^(auto|short)$/.test( labelSize ) && (
				<OwnLabels
					name="shortLabels"
					label={ __( 'Custom short labels', 'frontage' ) }
					{ ...panel }
				/>
			) }
		</>
	);
}

function OwnLabels( {
	name,
	label,
	attributes,
	setAttributes,
}: Panel & { name: 'labels' | 'shortLabels'; label: string } ) {
	const own = attributes[ name ];
	return (
		<Field name={ name } label={ label }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<div className="frontage-countdown-labels">
					{ attributes.units.map( ( unit ) => (
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
								setAttributes( {
									[ name ]: { ...own, [ unit ]: text },
								} )
							}
						/>
					) ) }
				</div>
			</fieldset>
		</Field>
	);
}
