import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	DayBars,
	ErrorNotice,
	ExportButton,
	Loading,
	Section,
	daysWord,
	useRest,
} from '../../../parts';
import type { Ad, Report as Data } from '../types';
import { Tables } from './tables';

/** Impressions and clicks by ad, group, day, and page. */
export function Report( { days, ads }: { days: number; ads: Ad[] } ) {
	const [ ad, setAd ] = useState( '0' );
	const path = `ads/report?days=${ days }&ad=${ ad }`;
	const { data, error, reload } = useRest< Data >( path );
	return (
		<Section
			title={ __( 'Report', 'frontage' ) }
			description={ sprintf(
				/* translators: %s: a period, such as “Last 30 days”. */
				__(
					'%s. An impression counts when half of an ad was visible for a second. Nothing about visitors is stored.',
					'frontage'
				),
				daysWord( days )
			) }
			actions={
				<>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Ad in the report', 'frontage' ) }
						value={ ad }
						options={ [
							{ value: '0', label: __( 'All ads', 'frontage' ) },
							...ads.map( ( { id, name } ) => ( {
								value: `${ id }`,
								label: name,
							} ) ),
						] }
						onChange={ setAd }
					/>
					<ExportButton path={ `ads/report/export?days=${ days }` } />
				</>
			}
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && <Shown days={ days } report={ data } /> }
		</Section>
	);
}

function Shown( { days, report }: { days: number; report: Data } ) {
	if ( ! report.day.length ) {
		return (
			<p className="frontage-empty">
				{ __( 'No impressions in this period.', 'frontage' ) }
			</p>
		);
	}
	return (
		<>
			<DayBars
				days={ days }
				rows={ report.day.map( ( { key, impressions } ) => ( {
					key,
					hits: impressions,
				} ) ) }
				sentence={ ( sum, day, most ) =>
					sprintf(
						/* translators: 1: number of impressions, 2: a date, 3: number of impressions on that day. */
						__(
							'%1$s impressions. Most on %2$s: %3$s.',
							'frontage'
						),
						sum,
						day,
						most
					)
				}
			/>
			<Tables report={ report } />
		</>
	);
}
