import type {} from '@frontage/lib/consent';
import { asksNotToBeTracked } from '@frontage/lib/do-not-track';
import { isPlain } from '@frontage/lib/is-plain';
import { classify } from './classify';
import { factsOf, linkOf, type Link } from './link';
import type { LinkFields, LinkRules } from './types';

/** When a click is followed where nothing can be sent while a page is left, in milliseconds (S0 §7, ruling 6). */
export const REDIRECT_MS = 1000;

/** Name of the event at analytics services; none that they count by themselves. */
export const EVENT = 'link_click';

/** The action that counts. */
const ACTION = 'frontage_link_click';

interface Analytics {
	gtag?: unknown;
	dataLayer?: unknown;
}

/** A consent plugin decides; without one, nothing that is asked for contacts anybody new. */
const allows = ( category: string ) =>
	window.wp_has_consent?.( category ) ?? true;

/**
 * Tells the analytics service that the page has, if it has one.
 *
 * @return Whether it is certain to arrive, even if the page is left at once: services send beacons.
 */
function announce( fields: LinkFields, { analytics }: LinkRules ): boolean {
	const { gtag, dataLayer } = window as Analytics;
	if ( analytics === 'off' || ! allows( 'statistics' ) ) {
		return true;
	}
	if ( analytics !== 'dataLayer' && typeof gtag === 'function' ) {
		gtag( 'event', EVENT, { ...fields } );
	} else if ( analytics !== 'gtag' && Array.isArray( dataLayer ) ) {
		dataLayer.push( { event: EVENT, ...fields } );
	} else {
		return true;
	}
	return !! navigator.sendBeacon;
}

/**
 * Lets this site count a click.
 *
 * @return Whether it is certain to arrive, even if the page is left at once.
 */
function count( fields: LinkFields, rules: LinkRules ): boolean {
	if ( ! rules.report || ! allows( 'statistics-anonymous' ) ) {
		return true;
	}
	const body = new URLSearchParams( {
		action: ACTION,
		link_type: fields.link_type,
		link_url: fields.link_url,
		post: String( rules.post ),
	} );
	const isSent = !! navigator.sendBeacon?.( rules.ajax, body );
	if ( ! isSent ) {
		void fetch( rules.ajax, {
			method: 'POST',
			keepalive: true,
			body,
		} ).catch( () => {} );
	}
	return isSent;
}

/** Whether a click replaces this page by that of the link, and can still be held. */
const isLeaving = (
	event: MouseEvent,
	link: Link
): link is HTMLAnchorElement =>
	event.type === 'click' &&
	event.eventPhase > 0 &&
	isPlain( event ) &&
	/^http/.test( ( link as HTMLAnchorElement ).protocol ) &&
	! link.hasAttribute( 'download' ) &&
	/^(_self)?$/.test(
		( link as HTMLAnchorElement ).target ||
			document.querySelector( 'base' )?.target ||
			''
	);

/**
 * Reports clicks on links that lead away (S0 §7): of any button and key that follows them, also on links that are added later.
 *
 * @param rules  The owner's settings.
 * @param signal Stops it.
 */
export function track( rules: LinkRules, signal?: AbortSignal ): void {
	const seen = new WeakSet< Event >();
	let timer = 0;
	const report = ( event: MouseEvent ) => {
		const link = linkOf( event );
		const isNew = ! seen.has( event );
		seen.add( event );
		if (
			! link ||
			! isNew ||
			event.defaultPrevented ||
			asksNotToBeTracked()
		) {
			return;
		}
		const fields = classify( factsOf( link ), rules );
		/**
		 * Reports a click on a link that is tracked, before it is counted.
		 *
		 * On the link, bubbles. Detail: `link_text`, `link_url`, `link_type`, `link_domain`, `file_extension`, which a
		 * listener may change. `preventDefault()` keeps the click from being counted; the link is followed.
		 *
		 * @event frontage:link-click
		 */
		const hook = new CustomEvent( 'frontage:link-click', {
			bubbles: true,
			cancelable: true,
			detail: fields,
		} );
		if ( ! fields || ! link.dispatchEvent( hook ) ) {
			return;
		}
		const isTold = announce( fields, rules );
		const isSafe = count( fields, rules ) && isTold;
		if ( ! isSafe && isLeaving( event, link ) ) {
			event.preventDefault();
			clearTimeout( timer );
			// A copy has all that the link says of referrers, and no listeners that would hear a second click.
			const copy = link.cloneNode() as HTMLAnchorElement;
			timer = window.setTimeout( () => copy.click(), REDIRECT_MS );
		}
	};
	for ( const type of [ 'click', 'auxclick' ] as const ) {
		// Scripts may keep a click from arriving here; it is followed nevertheless.
		addEventListener( type, ( event ) => setTimeout( report, 0, event ), {
			capture: true,
			signal,
		} );
		addEventListener( type, report, { signal } );
	}
}
