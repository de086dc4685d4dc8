import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	ErrorNotice,
	ExportButton,
	Loading,
	Section,
	useRest,
} from '@frontage/settings/parts';
import { Bars } from './bars';
import { Tables } from './tables';
import type { Shares } from './types';
import './screen.scss';

const PERIODS = [ 7, 30, 90, 365 ];
const USUAL = 30;

/** Shares by day, post, network, and position. */
export function Screen() {
	const [ days, setDays ] = useState( USUAL );
	const { data, error, reload } = useRest< Shares >(
		`shares?days=${ days }`
	);
	return (
		<Section
			title={ __( 'Shares', 'frontage' ) }
			description={ __(
				'Presses of your share buttons. Networks are not asked, and nothing about visitors is stored.',
				'frontage'
			) }
			actions={
				<>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Period', 'frontage' ) }
						value={ `${ days }` }
						options={ PERIODS.map( ( period ) => ( {
							value: `${ period }`,
							label: sprintf(
								/* translators: %d: number of days. */
								_n(
									'Last %d day',
									'Last %d days',
									period,
									'frontage'
								),
								period
							),
						} ) ) }
						onChange={ ( period ) => setDays( Number( period ) ) }
					/>
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
