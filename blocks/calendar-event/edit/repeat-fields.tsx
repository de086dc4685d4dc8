import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Field, TextField, selectOptions, useField } from '@frontage/editor';
import { type Repeat, repeatOf, ruleOf } from './rule';
import { DatesField } from './dates-field';

/** How an event repeats, and when it does not. */
export function RepeatFields() {
	const { value, change } = useField( 'repeat' );
	const repeat = repeatOf( String( value ?? '' ) );
	const label = __( 'Repeats', 'frontage' );
	const set = ( part: Partial< Repeat > ) =>
		change( ruleOf( { ...repeat, ...part } ) );
	return (
		<>
			<Field name="repeat" label={ label }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					value={ repeat.frequency }
					options={ selectOptions( {
						'': __( 'Does not repeat', 'frontage' ),
						DAILY: __( 'Daily', 'frontage' ),
						WEEKLY: __( 'Weekly', 'frontage' ),
						MONTHLY: __( 'Monthly', 'frontage' ),
						YEARLY: __( 'Yearly', 'frontage' ),
						custom: __( 'Custom rule', 'frontage' ),
					} ) }
					onChange={ ( frequency ) =>
						set( {
							frequency: frequency as Repeat[ 'frequency' ],
						} )
					}
				/>
			</Field>
			{ repeat.frequency === 'custom' && (
				<TextField
					name="repeat"
					label={ __( 'Recurrence rule', 'frontage' ) }
					help={ __(
						'An iCalendar rule. For the last Friday of each month: FREQ=MONTHLY;BYDAY=-1FR',
						'frontage'
					) }
				/>
			) }
			{ repeat.frequency && repeat.frequency !== 'custom' && (
				<>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						type="number"
						min={ 1 }
						max={ 999 }
						label={ __( 'Interval', 'frontage' ) }
						help={ __(
							'2 means every second day, week, month, or year.',
							'frontage'
						) }
						value={ String( repeat.interval ) }
						onChange={ ( typed ) =>
							set( {
								interval: Math.max(
									1,
									Math.min(
										999,
										Math.floor( Number( typed ) )
									)
								),
							} )
						}
					/>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						type="date"
						label={ __( 'Ends on', 'frontage' ) }
						value={ repeat.until }
						onChange={ ( until ) => set( { until } ) }
					/>
				</>
			) }
			{ repeat.frequency && (
				<DatesField
					name="except"
					label={ __( 'Except on', 'frontage' ) }
					help={ __(
						'Dates in the format YYYY-MM-DD, separated by commas.',
						'frontage'
					) }
				/>
			) }
			<DatesField
				name="extra"
				label={ __( 'Additional dates', 'frontage' ) }
				help={ __(
					'In the format YYYY-MM-DDThh:mm, separated by commas.',
					'frontage'
				) }
			/>
		</>
	);
}
