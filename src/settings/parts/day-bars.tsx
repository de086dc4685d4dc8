import { dateI18n } from '@wordpress/date';

const HEIGHT = 80;
const DAY_MS = 86_400_000;

interface Day {
	/** Such as `2030-01-31`. */
	key: string;
	hits: number;
}

interface Props {
	/** Number of days, the last of which is today. */
	days: number;
	/** Days with counts, at least one, in their order. */
	rows: Day[];
	/** Says the same in words: the sum, the day with most, and its count. */
	sentence: ( sum: string, day: string, most: string ) => string;
}

/** A bar per day, and a sentence that says the same. */
export function DayBars( { days, rows, sentence }: Props ) {
	const hits = new Map( rows.map( ( { key, hits: all } ) => [ key, all ] ) );
	const last = Math.max(
		Date.parse( rows.at( -1 )!.key ),
		// As on the server: today in the site's time zone.
		Date.parse( dateI18n( 'Y-m-d', new Date(), undefined ) )
	);
	const shown = Array.from( { length: days }, ( _, index ) =>
		new Date( last - ( days - 1 - index ) * DAY_MS )
			.toISOString()
			.slice( 0, 10 )
	);
	const best = rows.reduce( ( most, row ) =>
		row.hits > most.hits ? row : most
	);
	const sum = rows.reduce( ( all, row ) => all + row.hits, 0 );
	return (
		<>
			<svg
				className="frontage-bars"
				viewBox={ `0 0 ${ days * 4 } ${ HEIGHT }` }
				preserveAspectRatio="none"
				aria-hidden="true"
				focusable="false"
			>
				{ shown.map( ( day, index ) => {
					const height =
						( ( hits.get( day ) ?? 0 ) / best.hits ) * HEIGHT;
					return (
						<rect
							key={ day }
							x={ index * 4 + 0.5 }
							y={ HEIGHT - height }
							width={ 3 }
							height={ height }
						/>
					);
				} ) }
			</svg>
			<p>
				{ sentence(
					sum.toLocaleString(),
					new Date( best.key ).toLocaleDateString( undefined, {
						timeZone: 'UTC',
						dateStyle: 'medium',
					} ),
					best.hits.toLocaleString()
				) }
			</p>
		</>
	);
}
