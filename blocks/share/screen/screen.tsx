import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import {
	ErrorNotice,
	ExportButton,
	Loading,
	PeriodSelect,
	Section,
	USUAL_DAYS,
	useRest,
} from '@frontage/settings/parts';
import { Bars } from './bars';
import { Tables } from './tables';
import type { Shares } from './types';
import './screen.scss';

/** Shares by day, post, network, and position. */
export function Screen() {
	const [ days, setDays ] = useState( USUAL_DAYS );
	const { data, error, reload } = useRest< Shares >(
		`shares?days=${ days }`
	);
	return (
		<Section
			title={ __( 'Shares', 'frontage' ) }
			description={ __(
				'Clicks on your share buttons. No requests are sent to the networks, and nothing about visitors is stored.',
				'frontage'
			) }
			actions={
				<>
					<PeriodSelect days={ days } onChange={ setDays } />
					<ExportButton path={ `shares/export?days=${ days }` } />
				</>
			}
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data &&
				( data.day.length ? (
					<>
						<Bars days={ days } rows={ data.day } />
						<Tables shares={ data } />
					</>
				) : (
					<p className="frontage-empty">
						{ __(
							'Nothing was shared in this period. Add the Share Buttons block to your posts to start counting.',
							'frontage'
						) }
					</p>
				) ) }
		</Section>
	);
}
