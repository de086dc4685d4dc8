import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { choose } from './choose';
import { isFresh, report } from './report';
import type { AdProps } from './types';

/** Name of the animation whose iterations are turns; it stops where CSS stops animations. */
export const ROTATION = 'frontage-ad-beat';

/** How much of an ad must be in view, and for how many milliseconds, to be seen. */
export const HALF = 0.5;
export const SEEN_MS = 1000;

/** Ads whose network does not allow that they take turns; Google does not. Pages in caches have only the second class. */
const STAYS = '.no-rotation, .is-adsense';

/** A consent plugin says so when the visitor changes a choice. */
const CONSENT = 'wp_listen_for_consent_change';

/** Chooses the first ad, lets ads take turns (S0 §9), and reports what was seen and followed (S0 §7). */
export function enhance( island: FrontageIsland, { session, ads }: AdProps ) {
	const items = queryOwn( island, '.frontage-ad__item' );
	const adOf = ( item: HTMLElement ) => ads[ items.indexOf( item ) ]!;
	const stop = new AbortController();
	let shown: HTMLElement | undefined;
	let isInView = false;
	let timer = 0;

	const watch = () => {
		clearTimeout( timer );
		if ( shown && isInView && ! document.hidden ) {
			timer = window.setTimeout( see, SEEN_MS, shown );
		}
	};
	const see = ( item: HTMLElement ) => {
		const ad = adOf( item );
		if (
			! item.querySelector( '.frontage-consent' ) &&
			isLoaded( item.querySelector( '.frontage-ad__image' ) ) &&
			isFresh( ad.id, session )
		) {
			report( 'impression', ad.track );
		}
	};
	const show = ( item?: HTMLElement ) => {
		if ( ! item ) {
			return;
		}
		shown?.classList.remove( 'is-shown' );
		// Of ads of several heights, the place is as high as the highest.
		if ( shown ) {
			observer.unobserve( findBox( shown ) );
		}
		observer.observe( findBox( item ) );
		isInView = false;
		shown = item;
		// A template in an island waits for consent.
		const template =
			findBox( item ).querySelector< HTMLTemplateElement >(
				':scope > template'
			);
		template?.replaceWith( template.content );
		open( item );
		item.classList.add( 'is-shown' );
		// Its script loads when it is shown, and asks for consent.
		item.querySelector< FrontageIsland >( 'frontage-island' )?.wake();
		watch();
	};
	/** Returns ads for this device that have not ended since the page was cached; none while the place is hidden. */
	const running = () =>
		items.filter( ( item ) => {
			const { until } = adOf( item );
			item.hidden = !! until && until * 1000 <= Date.now();
			return ! item.hidden && isDrawn( item );
		} );
	const pick = ( from: HTMLElement[] ) =>
		show( choose( from, ( item ) => adOf( item ).weight ) );

	const press = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest( 'a' );
		const item = link?.closest< HTMLElement >( '.frontage-ad__item' );
		if (
			item &&
			event.button < 2 &&
			! link!.closest( '.frontage-consent' )
		) {
			report( 'click', adOf( item ).track );
		}
		// What loads after consent is seen from now on.
		watch();
	};
	const beat = ( { animationName }: AnimationEvent ) => {
		if (
			animationName === ROTATION &&
			isInView &&
			! shown?.matches( STAYS )
		) {
			pick(
				running().filter(
					( item ) => item !== shown && ! item.matches( STAYS )
				)
			);
		}
	};
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, intersectionRatio } of entries ) {
				if ( shown?.contains( target ) ) {
					isInView = intersectionRatio >= HALF;
				}
			}
			// A tab was opened, or the device was turned.
			if ( ! shown || ! isDrawn( shown ) ) {
				pick( running() );
			}
			watch();
		},
		{ threshold: [ 0, HALF ] }
	);

	pick( running() );
	const [ stage ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-ad__stage'
	);
	observer.observe( stage );
	stage.addEventListener( 'animationiteration', beat, stop );
	stage.addEventListener( 'load', watch, {
		signal: stop.signal,
		capture: true,
	} );
	island.addEventListener( 'click', press, stop );
	island.addEventListener( 'auxclick', press, stop );
	document.addEventListener( 'visibilitychange', watch, stop );
	document.addEventListener( CONSENT, watch, stop );
	return () => {
		stop.abort();
		observer.disconnect();
		clearTimeout( timer );
	};
}

const findBox = ( item: Element ) => item.querySelector( '.frontage-ad__box' )!;

const isDrawn = ( item: HTMLElement ) => item.getClientRects().length > 0;

/** Returns whether a picture is there to be seen: not while it loads, and not if it is blocked. Drawings may have no size. */
const isLoaded = ( image: HTMLImageElement | null ) =>
	! image ||
	( image.complete &&
		( image.naturalWidth > 0 || /\.svg/i.test( image.src ) ) );

/** Lets links open windows, which they do not do while a press could only be repeated. */
function open( item: HTMLElement ): void {
	item.querySelectorAll< HTMLAnchorElement >( 'a[data-window]' ).forEach(
		( link ) => ( link.target = '_blank' )
	);
}
