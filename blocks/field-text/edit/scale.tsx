/** A rating or slider in the editor. */
import { __ } from '@wordpress/i18n';
import { TextField } from '@frontage/editor';
import type { Attributes } from '../attributes';

const STARS = { min: 2, max: 10, usual: 5 };

/** The highest number of stars. */
const starsOf = ( max: string ) =>
	Math.min( STARS.max, Math.max( STARS.min, Number( max ) || STARS.usual ) );

/** The control as visitors see it, not interactive. */
export function Scale( { kind, min, max, value }: Attributes ) {
	if ( kind === 'rating' ) {
		return (
			<div className="frontage-form__stars" aria-hidden>
				{ Array.from( { length: starsOf( max ) }, ( _, place ) => (
					<span key={ place } className="frontage-form__star" />
				) ) }
			</div>
		);
	}
	return (
		<div className="frontage-form__range" aria-hidden>
			<span>{ min || '0' }</span>
			<input
				type="range"
				className="frontage-form__slider"
				disabled
				min={ min || '0' }
				max={ max || '100' }
				value={ value || min || '0' }
			/>
			<span>{ max || '100' }</span>
		</div>
	);
}

/** Settings of a rating. */
export function RatingSettings() {
	return (
		<TextField
			name="max"
			type="number"
			label={ __( 'Number of stars', 'frontage' ) }
			help={ __( 'From 2 to 10.', 'frontage' ) }
		/>
	);
}
