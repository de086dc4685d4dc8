/** Ads in words. */
import { __, sprintf } from '@wordpress/i18n';
import type { Ad, Counts, Device, Network, OwnKind } from './types';

const language = () => document.documentElement.lang || undefined;

const ownKinds = (): Record< OwnKind, string > => ( {
	image: __( 'Image', 'frontage' ),
	html: __( 'HTML', 'frontage' ),
} );

/**
 * Returns the kinds that an ad can have, with their names.
 *
 * @param networks Networks that can be chosen.
 * @param current  Kind of the ad, which is listed too if its network cannot be chosen.
 */
export function kindsOf(
	networks: Network[],
	current?: string
): { value: string; label: string }[] {
	const kinds = [
		...Object.entries( ownKinds() ).map( ( [ value, label ] ) => ( {
			value,
			label,
		} ) ),
		...networks.map( ( { slug, title } ) => ( {
			value: slug,
			label: title,
		} ) ),
	];
	return ! current || kinds.some( ( { value } ) => value === current )
		? kinds
		: [ ...kinds, { value: current, label: current } ];
}

/**
 * Returns the name of a kind; the slug of a network whose plugin is not active.
 *
 * @param kind     Kind of an ad.
 * @param networks Networks that can be chosen.
 */
export const kindName = ( kind: string, networks: Network[] ): string =>
	kindsOf( networks, kind ).find( ( { value } ) => value === kind )!.label;

export const networkOf = (
	kind: string,
	networks: Network[]
): Network | undefined => networks.find( ( { slug } ) => slug === kind );

export const sayInactive = () =>
	__( 'The plugin of this network is not active.', 'frontage' );

/**
 * Returns what a kind means for the privacy of visitors.
 *
 * @param kind     Kind of an ad.
 * @param networks Networks that can be chosen.
 */
export function privacyOf( kind: string, networks: Network[] ): string {
	if ( kind === 'image' ) {
		return __(
			'Comes from this site. Nothing about visitors is stored or sent elsewhere.',
			'frontage'
		);
	}
	if ( kind === 'html' ) {
		return __(
			'Runs on your pages as you enter it. If it contacts other servers or sets cookies, it needs the consent of your visitors and a sentence in your privacy policy.',
			'frontage'
		);
	}
	const network = networkOf( kind, networks );
	if ( ! network ) {
		return __(
			'The plugin of this network is not active. The ad is not shown until you activate it; what you entered is kept.',
			'frontage'
		);
	}
	return network.asks
		? sprintf(
				/* translators: %s: name of an ad network. */
				__(
					'%s is contacted only after a visitor has agreed. Until then, the place asks for it.',
					'frontage'
				),
				network.title
			)
		: '';
}

export const deviceNames = (): Record< Device, string > => ( {
	desktop: __( 'Desktops', 'frontage' ),
	tablet: __( 'Tablets', 'frontage' ),
	phone: __( 'Phones', 'frontage' ),
} );

/** Returns the state of an ad: a word, and what explains it. */
export function stateOf( { obstacle, settings }: Ad ): [ string, string ] {
	const { start, end } = settings;
	switch ( obstacle ) {
		case 'unavailable':
			return [ __( 'Not available', 'frontage' ), sayInactive() ];
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
