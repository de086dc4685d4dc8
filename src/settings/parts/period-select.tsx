import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

const PERIODS = [ 7, 30, 90, 365 ];

/** Days that a report shows at first. */
export const USUAL_DAYS = 30;

/** Returns a period in words. */
export const daysWord = ( days: number ): string =>
	sprintf(
		/* translators: %d: number of days. */
		_n( 'Last %d day', 'Last %d days', days, 'frontage' ),
		days
	);

interface Props {
	days: number;
	onChange: ( days: number ) => void;
}

/** Chooses the period of a report. */
export const PeriodSelect = ( { days, onChange }: Props ) => (
	<SelectControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		hideLabelFromVision
		label={ __( 'Period', 'frontage' ) }
		value={ `${ days }` }
		options={ PERIODS.map( ( period ) => ( {
			value: `${ period }`,
			label: daysWord( period ),
		} ) ) }
		onChange={ ( period ) => onChange( Number( period ) ) }
	/>
);
