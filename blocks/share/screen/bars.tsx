import { __, sprintf } from '@wordpress/i18n';
import { DayBars } from '@frontage/settings/parts';
import type { Row } from './types';

/** Shares by day. */
export const Bars = ( props: { days: number; rows: Row[] } ) => (
	<DayBars
		{ ...props }
		sentence={ ( sum, day, most ) =>
			sprintf(
				/* translators: 1: number of shares, 2: a date, 3: number of shares on that day. */
				__( '%1$s shares. Most on %2$s: %3$s.', 'frontage' ),
				sum,
				day,
				most
			)
		}
	/>
);
