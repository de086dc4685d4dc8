import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import {
	DayBars,
	ErrorNotice,
	Loading,
	PeriodSelect,
	Rows,
	Section,
	TabLink,
	USUAL_DAYS,
	postName,
	useRest,
} from '@frontage/settings/parts';
import type { Row, Videos } from './types';

/** Videos that were opened and played, by day, video, and page. */
export function Screen() {
	const [ days, setDays ] = useState( USUAL_DAYS );
	const { data, error, reload } = useRest< Videos >(
		`videos?days=${ days }`
	);
	return (
		<Section
			title={ __( 'Videos', 'frontage' ) }
			description={ __(
				'How often visitors opened a player of YouTube, Vimeo or PeerTube, and how often it began to play with sound. Video files and videos that play by themselves are not counted. Nothing about visitors is stored; visitors whose browsers ask not to be tracked are not counted.',
				'frontage'
			) }
			actions={ <PeriodSelect days={ days } onChange={ setDays } /> }
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && ! data.isOn && <Off /> }
			{ data && <Report days={ days } videos={ data } /> }
		</Section>
	);
}

function Report( { days, videos }: { days: number; videos: Videos } ) {
	const rows = videos.day.map( ( { key, opened, played } ) => ( {
		key,
		hits: Math.max( opened, played ),
	} ) );
	if ( ! rows.length ) {
		return (
			<p className="frontage-empty">
				{ __( 'No videos were opened in this period.', 'frontage' ) }
			</p>
		);
	}
	return (
		<>
			<DayBars
				days={ days }
				rows={ rows }
				sentence={ ( sum, day, most ) =>
					sprintf(
						/* translators: 1: number of openings, 2: a date, 3: number of openings on that day. */
						__(
							'Opened %1$s times. Most on %2$s: %3$s.',
							'frontage'
						),
						sum,
						day,
						most
					)
				}
			/>
			<Table
				label={ __( 'Videos', 'frontage' ) }
				rows={ videos.video }
				name={ videoName }
			/>
			<Table
				label={ __( 'Pages', 'frontage' ) }
				rows={ videos.post }
				name={ postName }
			/>
		</>
	);
}

interface TableProps {
	label: string;
	rows: Row[];
	name: ( row: Row ) => React.ReactNode;
}

const Table = ( { label, rows, name }: TableProps ) => (
	<Rows
		label={ label }
		head={ [
			label,
			__( 'Opened', 'frontage' ),
			__( 'Played', 'frontage' ),
		] }
		rows={ rows.map( ( row ) => [
			name( row ),
			row.opened.toLocaleString(),
			row.played.toLocaleString(),
		] ) }
	/>
);

/** Returns a video's title with a link to it; its name at the provider if the site does not know the title. */
function videoName( { key, label, url }: Row ) {
	if ( ! key ) {
		return __( 'All further videos', 'frontage' );
	}
	return url ? <a href={ url }>{ label || key }</a> : label || key;
}

/** Says that nothing is counted at present, and where to change that. */
const Off = () => (
	<Notice status="info" isDismissible={ false }>
		{ __( 'Videos are not being counted.', 'frontage' ) }{ ' ' }
		<TabLink tab="blocks" args={ { module: 'video-statistics' } }>
			{ __( 'Turn on Video statistics', 'frontage' ) }
		</TabLink>
	</Notice>
);
