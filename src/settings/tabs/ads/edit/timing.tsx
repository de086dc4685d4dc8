import { RangeControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Field } from './field';
import { NumberInput } from './number-input';
import type { Editing } from './use-draft';

const MOST_WEIGHT = 10;

interface Props {
	editing: Editing;
	timezone: string;
}

/** When and how often an ad is shown. */
export function Timing( { editing, timezone }: Props ) {
	const { draft, problem, set } = editing;
	const { settings } = draft;
	return (
		<>
			<div className="frontage-ads__pair">
				<Field name="start" problem={ problem }>
					<Moment
						label={ __( 'Show from', 'frontage' ) }
						value={ settings.start }
						onChange={ ( start ) => set( { start } ) }
					/>
				</Field>
				<Field name="end" problem={ problem }>
					<Moment
						label={ __( 'Show until', 'frontage' ) }
						value={ settings.end }
						onChange={ ( end ) => set( { end } ) }
					/>
				</Field>
			</div>
			<p className="frontage-ads__note">
				{ sprintf(
					/* translators: %s: name of a time zone. */
					__(
						'Leave a field empty for no limit. Times are in the time zone of the site (%s).',
						'frontage'
					),
					timezone
				) }
			</p>
			<Field name="weight" problem={ problem }>
				<RangeControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Weight', 'frontage' ) }
					help={ __(
						'Of several ads in one place, one with twice the weight is shown twice as often.',
						'frontage'
					) }
					value={ settings.weight }
					min={ 1 }
					max={ MOST_WEIGHT }
					onChange={ ( weight = 1 ) => set( { weight } ) }
				/>
			</Field>
			<div className="frontage-ads__pair">
				<Field name="maxImpressions" problem={ problem }>
					<NumberInput
						label={ __( 'Most impressions', 'frontage' ) }
						value={ settings.maxImpressions }
						onChange={ ( maxImpressions ) =>
							set( { maxImpressions } )
						}
					/>
				</Field>
				<Field name="maxClicks" problem={ problem }>
					<NumberInput
						label={ __( 'Most clicks', 'frontage' ) }
						value={ settings.maxClicks }
						onChange={ ( maxClicks ) => set( { maxClicks } ) }
					/>
				</Field>
			</div>
			<p className="frontage-ads__note">
				{ __(
					'The ad stops when one of these is reached. Leave a field empty for no limit.',
					'frontage'
				) }
			</p>
		</>
	);
}

interface MomentProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

const Moment = ( props: MomentProps ) => (
	<TextControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		type="datetime-local"
		max="9998-12-31T23:59"
		{ ...props }
	/>
);
