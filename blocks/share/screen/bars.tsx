import { __, sprintf } from '@wordpress/i18n';
import type { Row } from './types';

const HEIGHT = 80;
const DAY_MS = 86_400_000;

/** A bar per day, and a sentence that says the same. */
export function Bars( { days, rows }: { days: number; rows: Row[] } ) {
	const hits = new Map( rows.map( ( { key, hits: all } ) => [ key, all ] ) );
	const last = Math.max(
		Date.parse( rows.at( -1 )!.key ),
		Date.parse( new Date().toISOString().slice( 0, 10 ) )
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
				className="frontage-shares__bars"
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
				{ sprintf(
					/* translators: 1: number of shares, 2: a date, 3: number of shares on that day. */
					__( '%1$s shares. Most on %2$s: %3$s.', 'frontage' ),
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
