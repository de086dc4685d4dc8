import { BaseControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { ChoiceField, Field, TextField } from '@frontage/editor';
import { DateButton } from './date';
import { DurationField } from './duration';
import type { Panel } from './panels';
import { ZoneField } from './zone-field';
import type { Attributes } from '../attributes';

/** Sunday is 0; 1 January 2023 was a Sunday. */
const WEEKDAYS = [ 0, 1, 2, 3, 4, 5, 6 ];

/**
 * Settings for one end date for all visitors.
 *
 * @param panel Attributes and setter.
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

/** Settings for a separate countdown per visitor. */
export function EvergreenSettings() {
	return (
		<>
			<DurationField
				name="duration"
				label={ __( 'Duration', 'frontage' ) }
				help={ __(
					'Starts when a visitor first sees it. The visitor’s browser remembers the start.',
					'frontage'
				) }
			/>
			<DurationField
				name="restartAfter"
				label={ __( 'Restart after', 'frontage' ) }
				help={ __(
					'How long the end is shown before the countdown restarts for the visitor. Zero means it never restarts.',
					'frontage'
				) }
			/>
		</>
	);
}

/**
 * Settings for a recurring end.
 *
 * @param panel Attributes and setter.
 */
export function RecurringSettings( panel: Panel ) {
	return (
		<>
			<ChoiceField< Attributes >
				name="every"
				label={ __( 'Frequency', 'frontage' ) }
				options={ {
					day: __( 'Daily', 'frontage' ),
					week: __( 'Weekly', 'frontage' ),
				} }
			/>
			{ panel.attributes.every === 'week' && (
				<ChoiceField< Attributes >
					name="weekday"
					label={ __( 'Day of the week', 'frontage' ) }
					options={ weekdays() }
				/>
			) }
			<TextField
				name="time"
				type="time"
				label={ __( 'Time of day', 'frontage' ) }
				clean={ ( typed ) => typed.slice( 0, 5 ) || undefined }
			/>
			<ZoneField />
			<DurationField
				name="rest"
				label={ __( 'Show the end for', 'frontage' ) }
				help={ __(
					'After this time, the next countdown starts. Zero starts it immediately.',
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
