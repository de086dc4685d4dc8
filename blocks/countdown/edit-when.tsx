import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Settings } from '../../src/editor';
import {
	EvergreenSettings,
	FixedSettings,
	RecurringSettings,
} from './edit-kinds';
import { Own, defaultsOf, type Panel } from './edit-setting';
import type { CountdownAttributes } from './types';

const KINDS = {
	fixed: FixedSettings,
	evergreen: EvergreenSettings,
	recurring: RecurringSettings,
};

/**
 * When it ends.
 *
 * @param panel The block's state.
 */
export function WhenSettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const Kind = KINDS[ attributes.kind ];
	return (
		<Settings
			label={ __( 'When', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					defaultsOf( [
						'kind',
						'meaning',
						'date',
						'zone',
						'duration',
						'restartAfter',
						'every',
						'time',
						'weekday',
						'rest',
					] )
				)
			}
		>
			<Own
				name="kind"
				label={ __( 'Counts down', 'frontage' ) }
				{ ...panel }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Counts down', 'frontage' ) }
					value={ attributes.kind }
					options={ [
						{
							value: 'fixed',
							label: __( 'To a date', 'frontage' ),
						},
						{
							value: 'evergreen',
							label: __( 'For each visitor', 'frontage' ),
						},
						{
							value: 'recurring',
							label: __( 'Every day or week', 'frontage' ),
						},
					] }
					onChange={ ( kind ) =>
						setAttributes( {
							kind: kind as CountdownAttributes[ 'kind' ],
						} )
					}
				/>
			</Own>
			<Kind { ...panel } />
			<Own
				name="meaning"
				label={ __( 'What happens then', 'frontage' ) }
				{ ...panel }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'What happens then', 'frontage' ) }
					value={ attributes.meaning }
					options={ [
						{
							value: 'ends',
							label: __( 'Something ends', 'frontage' ),
						},
						{
							value: 'starts',
							label: __( 'Something starts', 'frontage' ),
						},
					] }
					onChange={ ( meaning ) =>
						setAttributes( {
							meaning:
								meaning as CountdownAttributes[ 'meaning' ],
						} )
					}
				/>
			</Own>
		</Settings>
	);
}
