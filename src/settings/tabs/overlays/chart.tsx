import { __, _n, sprintf } from '@wordpress/i18n';
import { Rows } from '../../parts';
import type { Counts, Kind, Overlay } from './types';
import { dayOf, kinds, titleOf, total } from './labels';

interface Props {
	overlay: Overlay;
	counts: Record< string, Counts >;
	days: string[];
}

const HEIGHT = 32;

/** Openings and conversions of the last days: bars, a sentence, and a table with everything. */
export function Chart( { overlay, counts, days }: Props ) {
	const opened = total( counts, 'open' );
	const done = total( counts, 'done' );
	if ( ! opened && ! done ) {
		return (
			<p className="frontage-overlay__none">
				{ __( 'Not opened in the last 30 days.', 'frontage' ) }
			</p>
		);
	}
	return (
		<div className="frontage-overlay__counts">
			<Bars counts={ counts } days={ days } />
			<p>
				{ overlay.asks
					? answers( opened, done, total( counts, 'refused' ) )
					: sentence( opened, done ) }
			</p>
			<details>
				<summary>{ __( 'By day', 'frontage' ) }</summary>
				<Table overlay={ overlay } counts={ counts } days={ days } />
			</details>
		</div>
	);
}

function sentence( opened: number, done: number ): string {
	return [
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Opened %d time in 30 days.',
				'Opened %d times in 30 days.',
				opened,
				'frontage'
			),
			opened
		),
		sprintf(
			/* translators: %d: number of forms sent and links followed. */
			_n( '%d conversion.', '%d conversions.', done, 'frontage' ),
			done
		),
	].join( ' ' );
}

function answers( shown: number, passed: number, refused: number ): string {
	return [
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Shown %d time in 30 days.',
				'Shown %d times in 30 days.',
				shown,
				'frontage'
			),
			shown
		),
		sprintf(
			/* translators: 1: number of visitors who passed, 2: number of those who were refused. */
			__( 'Passed: %1$d. Refused: %2$d.', 'frontage' ),
			passed,
			refused
		),
	].join( ' ' );
}

/** Bars of openings, the converted part filled; the sentence and the table say the same. */
function Bars( { counts, days }: Omit< Props, 'overlay' > ) {
	const of = ( day: string, kind: Kind ) => counts[ day ]?.[ kind ] ?? 0;
	const most = Math.max( 1, ...days.map( ( day ) => of( day, 'open' ) ) );
	return (
		<svg
			className="frontage-overlay__bars"
			viewBox={ `0 0 ${ days.length * 4 } ${ HEIGHT }` }
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			{ days.map( ( day, index ) =>
				( [ 'open', 'done' ] as const ).map( ( kind ) => {
					const height =
						Math.min( 1, of( day, kind ) / most ) * HEIGHT;
					return (
						<rect
							key={ day + kind }
							className={ `is-${ kind }` }
							x={ index * 4 + 0.5 }
							y={ HEIGHT - height }
							width={ 3 }
							height={ height }
						/>
					);
				} )
			) }
		</svg>
	);
}

function Table( { overlay, counts, days }: Props ) {
	const title = titleOf( overlay );
	const names = Object.entries( kinds( overlay ) ) as [ Kind, string ][];
	const counted = [ ...days ].reverse().filter( ( day ) => counts[ day ] );
	return (
		<div
			className="frontage-overlay__table"
			role="region"
			tabIndex={ 0 }
			aria-label={ title }
		>
			<Rows
				label={ title }
				head={ [
					__( 'Date', 'frontage' ),
					...names.map( ( [ , name ] ) => name ),
				] }
				rows={ counted.map( ( day ) => [
					dayOf( day ),
					...names.map(
						( [ kind ] ) => counts[ day ]?.[ kind ] ?? 0
					),
				] ) }
			/>
		</div>
	);
}
