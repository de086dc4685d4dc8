/** What CSS cannot give to a stretched link: smooth scrolling, and selecting the text below it. */
import { elementOf } from '@frontage/lib/element-of';
import { entryState } from '@frontage/lib/entry-state';
import { focusOn } from '@frontage/lib/focus-on';
import { isPlain } from '@frontage/lib/is-plain';
import { lander, scrollPageTo } from '@frontage/scroll';
import { selectFrom } from './select';

/** How long scrolling to a place on the page takes, in milliseconds (S1 §2). */
export const SCROLL_TIME = 800;

const LINK = '.frontage-block-link';

const linkOf = ( { target }: Event ) =>
	( target as Element ).closest< HTMLAnchorElement >( LINK );

/** Returns the target of a link to a place on this page; null if it is not visible, since browsers open what is closed around it. */
function placeOf( link: HTMLAnchorElement ): HTMLElement | null {
	const hash = link.getAttribute( 'href' ) ?? '';
	const isReviews = link.matches( '.woocommerce-review-link' );
	const place =
		hash.startsWith( '#' ) && ! isReviews ? elementOf( link.hash ) : null;
	return place?.getClientRects().length ? place : null;
}

/** Scrolls to the place, puts it into the address, and moves focus there as the browser would. */
function follow( event: MouseEvent ): void {
	const link = linkOf( event );
	const isOurs = ! event.defaultPrevented && isPlain( event );
	const place = link && isOurs && placeOf( link );
	if ( ! place ) {
		return;
	}
	event.preventDefault();
	if ( link.hash !== location.hash ) {
		history.pushState( entryState( {} ), '', link.hash );
	}
	void scrollPageTo( lander( place ), { duration: SCROLL_TIME } ).then(
		( isThere ) => isThere && focusOn( place )
	);
}

function press( event: PointerEvent ): void {
	const link = linkOf( event );
	if ( link && event.pointerType === 'mouse' && event.button === 0 ) {
		selectFrom( link, event );
	}
}

export function enhance(): () => void {
	const stop = new AbortController();
	document.addEventListener( 'click', follow, stop );
	document.addEventListener( 'pointerdown', press, stop );
	return () => stop.abort();
}
