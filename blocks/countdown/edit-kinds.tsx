import { BaseControl, SelectControl, TextControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { DateButton } from './edit-date';
import { DurationControl } from './edit-duration';
import { Own, type Panel } from './edit-setting';
import { ZoneSetting } from './edit-zone';
import type { CountdownAttributes } from './types';

/** Sunday is 0, as 1 January 2023 was one. */
const WEEKDAYS = [ 0, 1, 2, 3, 4, 5, 6 ];

/**
 * A date for everybody.
 *
 * @param panel The block's state.
 */
export function FixedSettings( panel: Panel ) {
	const label = __( 'Date and time', 'frontage' );
	return (
		<>
			<Own name="date" label={ label } { ...panel }>
				<BaseControl __nextHasNoMarginBottom>
					<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
					<div>
						<DateButton variant="secondary" { ...panel } />
					</div>
				</BaseControl>
			</Own>
			<ZoneSetting { ...panel } />
		</>
	);
}

/**
 * A run for each visitor.
 *
 * @param panel The block's state.
 */
export function EvergreenSettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const runs = __( 'Runs for', 'frontage' );
	const restarts = __( 'Starts again after', 'frontage' );
	return (
		<>
			<Own name="duration" label={ runs } { ...panel }>
				<DurationControl
					label={ runs }
					help={ __(
						'From when a visitor first sees it; the visitor’s browser remembers.',
						'frontage'
					) }
					value={ attributes.duration }
					onChange={ ( duration ) => setAttributes( { duration } ) }
				/>
			</Own>
			<Own name="restartAfter" label={ restarts } { ...panel }>
				<DurationControl
					label={ restarts }
					help={ __(
						'How long the end stays before the visitor gets a new run. Zero is for good.',
						'frontage'
					) }
					value={ attributes.restartAfter }
					onChange={ ( restartAfter ) =>
						setAttributes( { restartAfter } )
					}
				/>
			</Own>
		</>
	);
}

/**
 * Again and again.
 *
 * @param panel The block's state.
 */
export function RecurringSettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const time = __( 'At', 'frontage' );
	const rest = __( 'Shows the end for', 'frontage' );
	return (
		<>
			<EverySettings { ...panel } />
			<Own name="time" label={ time } { ...panel }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="time"
					label={ time }
					value={ attributes.time }
					onChange={ ( value ) =>
						value && setAttributes( { time: value.slice( 0, 5 ) } )
					}
				/>
			</Own>
			<ZoneSetting { ...panel } />
			<Own name="rest" label={ rest } { ...panel }>
				<DurationControl
					label={ rest }
					help={ __(
						'Then it counts down to the next time. Zero counts anew at once.',
						'frontage'
					) }
					value={ attributes.rest }
					onChange={ ( value ) => setAttributes( { rest: value } ) }
				/>
			</Own>
		</>
	);
}

function EverySettings( panel: Panel ) {
	const { attributes, setAttributes } = panel;
	const every = __( 'How often', 'frontage' );
	const weekday = __( 'Day of the week', 'frontage' );
	return (
		<>
			<Own name="every" label={ every } { ...panel }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ every }
					value={ attributes.every }
					options={ [
						{ value: 'day', label: __( 'Every day', 'frontage' ) },
						{
							value: 'week',
							label: __( 'Every week', 'frontage' ),
						},
					] }
					onChange={ ( value ) =>
						setAttributes( {
							every: value as CountdownAttributes[ 'every' ],
						} )
					}
				/>
			</Own>
			{ attributes.every === 'week' && (
				<Own name="weekday" label={ weekday } { ...panel }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ weekday }
						value={ String( attributes.weekday ) }
						options={ WEEKDAYS.map( ( index ) => ( {
							value: String( index ),
							label: dateI18n(
								'l',
								Date.UTC( 2023, 0, 1 + index ),
								'UTC'
							),
						} ) ) }
						onChange={ ( value ) =>
							setAttributes( { weekday: Number( value ) } )
						}
					/>
				</Own>
			) }
		</>
	);
}
