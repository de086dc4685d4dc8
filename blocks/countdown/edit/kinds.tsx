import { BaseControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { ChoiceField, Field, TextField } from '../../../src/editor';
import { DateButton } from './date';
import { DurationField } from './duration';
import type { Panel } from './panels';
import { ZoneField } from './zone-field';

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
			<Field name="date" label={ label }>
				<BaseControl __nextHasNoMarginBottom>
					<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
					<div>
						<DateButton variant="secondary" { ...panel } />
					</div>
				</BaseControl>
			</Field>
			<ZoneField />
		</>
	);
}

/** A run for each visitor. */
export function EvergreenSettings() {
	return (
		<>
			<DurationField
				name="duration"
				label={ __( 'Runs for', 'frontage' ) }
				help={ __(
					'From when a visitor first sees it; the visitor’s browser remembers.',
					'frontage'
				) }
			/>
			<DurationField
				name="restartAfter"
				label={ __( 'Starts again after', 'frontage' ) }
				help={ __(
					'How long the end stays before the visitor gets a new run. Zero is for good.',
					'frontage'
				) }
			/>
		</>
	);
}

/**
 * Again and again.
 *
 * @param panel The block's state.
 */
export function RecurringSettings( panel: Panel ) {
	return (
		<>
			<ChoiceField
				name="every"
				label={ __( 'How often', 'frontage' ) }
				options={ {
					day: __( 'Every day', 'frontage' ),
					week: __( 'Every week', 'frontage' ),
				} }
			/>
			{ panel.attributes.every === 'week' && (
				<ChoiceField
					name="weekday"
					label={ __( 'Day of the week', 'frontage' ) }
					options={ weekdays() }
				/>
			) }
			<TextField
				name="time"
				type="time"
				label={ __( 'At', 'frontage' ) }
				clean={ ( typed ) => typed.slice( 0, 5 ) || undefined }
			/>
			<ZoneField />
			<DurationField
				name="rest"
				label={ __( 'Shows the end for', 'frontage' ) }
				help={ __(
					'Then it counts down to the next time. Zero counts anew at once.',
					'frontage'
				) }
			/>
		</>
	);
}

const weekdays = () =>
	Object.fromEntries(
		WEEKDAYS.map( ( index ) => [
			index,
			dateI18n( 'l', Date.UTC( 2023, 0, 1 + index ), 'UTC' ),
		] )
	);
