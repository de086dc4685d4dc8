/** Ads in words. */
import { __, sprintf } from '@wordpress/i18n';
import type { Ad, Counts, Device, Kind } from './types';

const language = () => document.documentElement.lang || undefined;

export const kindNames = (): Record< Kind, string > => ( {
	image: __( 'Image', 'frontage' ),
	html: __( 'HTML', 'frontage' ),
	adsense: __( 'AdSense', 'frontage' ),
} );

/** Returns what each kind means for the privacy of visitors. */
export const privacyOf = ( kind: Kind ): string =>
	( {
		image: __(
			'Comes from this site. Nothing about visitors is stored or sent elsewhere.',
			'frontage'
		),
		html: __(
			'Runs on your pages as you enter it. If it contacts other servers or sets cookies, it needs the consent of your visitors and a sentence in your privacy policy.',
			'frontage'
		),
		adsense: __(
			'Google is contacted only after a visitor has agreed. Until then, the place asks for it.',
			'frontage'
		),
	} )[ kind ];

export const deviceNames = (): Record< Device, string > => ( {
	desktop: __( 'Desktops', 'frontage' ),
	tablet: __( 'Tablets', 'frontage' ),
	phone: __( 'Phones', 'frontage' ),
} );

/** Returns the state of an ad: a word, and what explains it. */
export function stateOf( { obstacle, settings }: Ad ): [ string, string ] {
	const { start, end } = settings;
	switch ( obstacle ) {
		case 'paused':
			return [ __( 'Paused', 'frontage' ), '' ];
		case 'incomplete':
			return [
				__( 'Incomplete', 'frontage' ),
				__( 'Not shown until it is complete.', 'frontage' ),
			];
		case 'scheduled':
			return [
				__( 'Scheduled', 'frontage' ),
				/* translators: %s: date and time. */
				sprintf( __( 'From %s', 'frontage' ), timeOf( start ) ),
			];
		case 'ended':
			return [ __( 'Ended', 'frontage' ), timeOf( end ) ];
		case 'beyond':
			return [
				__( 'Too many ads', 'frontage' ),
				__(
					'Only the newest 200 active ads are shown. Pause or delete some.',
					'frontage'
				),
			];
		case 'spent':
			return [
				__( 'Budget used up', 'frontage' ),
				__( 'Raise the limit to show it again.', 'frontage' ),
			];
		default:
			return [
				__( 'Running', 'frontage' ),
				end
					? /* translators: %s: date and time. */
						sprintf( __( 'Until %s', 'frontage' ), timeOf( end ) )
					: '',
			];
	}
}

/**
 * Returns the share of impressions that were clicked; “–” without impressions.
 *
 * @param counts Impressions and clicks.
 */
export const rateOf = ( { impressions, clicks }: Counts ): string =>
	impressions > 0
		? ( clicks / impressions ).toLocaleString( language(), {
				style: 'percent',
				maximumFractionDigits: 2,
			} )
		: '–';

export const numberOf = ( number: number ): string =>
	number.toLocaleString( language() );

/**
 * Returns a time of the site as people of the user's language write it.
 *
 * @param local Such as `2030-01-31T18:00`.
 */
const timeOf = ( local: string ): string =>
	new Date( `${ local }Z` ).toLocaleString( language(), {
		dateStyle: 'medium',
		timeStyle: 'short',
		timeZone: 'UTC',
	} );
