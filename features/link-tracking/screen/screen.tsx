import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	DayBars,
	ErrorNotice,
	ExportButton,
	Loading,
	Section,
	TabLink,
	USUAL_DAYS,
	useRest,
} from '@frontage/settings/parts';
import { Filters } from './filters';
import { Tables } from './tables';
import type { Links } from './types';
import './screen.scss';

/** Clicks on links by day, target, type, and page. */
export function Screen() {
	const [ days, setDays ] = useState( USUAL_DAYS );
	const [ type, setType ] = useState( '' );
	const query = `?days=${ days }&type=${ type }`;
	const { data, error, reload } = useRest< Links >( `links${ query }` );
	return (
		<Section
			title={ __( 'Link clicks', 'frontage' ) }
			description={ __(
				'Clicks on links that lead away. Nothing about visitors is stored: no parameters of addresses, of email addresses only the domain, and no phone numbers. Visitors whose browsers ask not to be tracked are not counted.',
				'frontage'
			) }
			actions={
				<>
					<Filters
						days={ days }
						type={ type }
						onDays={ setDays }
						onType={ setType }
					/>
					<ExportButton path={ `links/export${ query }` } />
				</>
			}
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && ! data.isOn && <Off /> }
			{ data && <Report days={ days } links={ data } /> }
		</Section>
	);
}

function Report( { days, links }: { days: number; links: Links } ) {
	if ( ! links.day.length ) {
		return (
			<p className="frontage-empty">
				{ __( 'No clicks in this period.', 'frontage' ) }
			</p>
		);
	}
	return (
		<>
			<DayBars
				days={ days }
				rows={ links.day }
				sentence={ ( sum, day, most ) =>
					sprintf(
						/* translators: 1: number of clicks, 2: a date, 3: number of clicks on that day. */
						__( '%1$s clicks. Most on %2$s: %3$s.', 'frontage' ),
						sum,
						day,
						most
					)
				}
			/>
			<Tables links={ links } />
		</>
	);
}

/** Says that nothing is counted at present, and where to change that. */
const Off = () => (
	<Notice status="info" isDismissible={ false }>
		{ __( 'Clicks are not being counted.', 'frontage' ) }{ ' ' }
		<TabLink tab="blocks" args={ { module: 'link-tracking' } }>
			{ __( 'Turn on Link tracking', 'frontage' ) }
		</TabLink>
	</Notice>
);
