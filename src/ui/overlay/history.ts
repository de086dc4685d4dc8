/**
 * Makes Back close the top overlay: each open overlay has a history entry.
 *
 * The open overlays are stored in the history state, because every module has its own copy of this code.
 */
import { entryState } from '@frontage/lib/entry-state';

const KEY = 'frontageOverlays';

/** Has `frontageBack` while the browser goes back from a closed overlay: it takes a moment, longer on slow phones. */
const { dataset } = document.documentElement;

const listed = (): string[] => history.state?.[ KEY ] ?? [];

const state = ( ids?: string[] ) => entryState( { [ KEY ]: ids } );

/**
 * Returns whether the current history entry contains an overlay, or is a link into it or one above it.
 */
export function isListed( overlay: Element ): boolean {
	const linked = named()?.closest( 'dialog' );
	return (
		( overlay as HTMLElement ).dataset?.waits !== undefined ||
		listed().includes( overlay.id ) ||
		( !! linked &&
			! ( linked.open && openedAt( linked ) < openedAt( overlay ) ) )
	);
}

const openedAt = ( overlay: Element ) =>
	Number( ( overlay as HTMLElement ).dataset.awake );

/** Returns the position of the current history entry, if the browser tells it. */
export const position = (): number | undefined =>
	( self as { navigation?: any } ).navigation?.currentEntry.index;

/** Adds a history entry for an opened overlay; the entry of a link into it is its own. */
export function remember( overlay: Element ): void {
	if ( dataset.frontageBack ) {
		// An entry that is added now would be the one that the browser goes back from.
		const { dataset: own } = overlay as HTMLElement;
		own.waits = '';
		onArrival( () => {
			delete own.waits;
			if ( ( overlay as HTMLDialogElement ).open ) {
				remember( overlay );
			}
		} );
	} else if (
		! listed().includes( overlay.id ) &&
		! overlay.contains( named() )
	) {
		history.pushState( state( [ ...listed(), overlay.id ] ), '' );
	}
}

/**
 * Closes the overlays above a closed one, and goes back to the entry where it was opened.
 *
 * @param overlay The closed overlay.
 * @param entry   Position of the entry that it was opened with, if known: links in it may have added more.
 */
export function forget( overlay: Element, entry = position() ): void {
	if ( dataset.frontageBack ) {
		onArrival( () => forget( overlay, entry ) );
		return;
	}
	const ids = listed();
	const at = ids.indexOf( overlay.id );
	if ( at < 0 ) {
		if ( overlay.contains( named() ) ) {
			goBack( Math.min( 0, entry! - position()! || 0 ) - 1 );
		}
		return;
	}
	ids.slice( at + 1 ).forEach( ( above ) =>
		( document.getElementById( above ) as HTMLDialogElement )?.close?.()
	);
	// Cleared immediately, since `history.back()` is asynchronous and the overlays above check it meanwhile.
	history.replaceState( state(), '' );
	goBack( at - ids.length );
}

function goBack( steps: number ): void {
	dataset.frontageBack = '1';
	onArrival( () => {
		delete dataset.frontageBack;
	} );
	history.go( steps );
}

const onArrival = ( run: () => void ) =>
	addEventListener( 'popstate', run, { once: true } );

/**
 * Opens an overlay that the hash names or leads into, now or later.
 *
 * @param open   Opens it, with its opener.
 * @param signal Stops it.
 */
export function arrive(
	overlay: Element,
	open: ( opener?: Element | null ) => void,
	signal: AbortSignal
): void {
	// Following a link removes the focus from it, so the clicked link is remembered.
	let link: Element | null | undefined;
	const isMeant = () => overlay.contains( named() );
	addEventListener(
		'click',
		( { target } ) => {
			link = ( target as Element ).closest( 'a' ) ?? link;
		},
		{ capture: true, signal }
	);
	addEventListener( 'hashchange', () => isMeant() && open( link ), {
		signal,
	} );
	if ( isMeant() ) {
		const { hash, pathname, search } = location;
		if ( cameFromThisPage() ) {
			link = document.querySelector( `a[href$="${ hash }"]` );
		} else {
			// Closing must not leave the site.
			history.replaceState( null, '', pathname + search );
			history.pushState( null, '', hash );
		}
		open( link );
	}
}

/** Returns the element that the hash names, or whose state it has (S1 §2). */
function named(): Element | null {
	// Decodes it, and never throws.
	const [ id ] = new URLSearchParams( `id=${ location.hash.slice( 1 ) }` )
		.get( 'id' )!
		.split( '|' );
	return (
		document.getElementById( id! ) ??
		document.getElementById( `tab-${ id }` )
	);
}

function cameFromThisPage(): boolean | undefined {
	const { navigation } = self as { navigation?: any };
	return navigation?.entries()[ navigation.currentEntry.index - 1 ]
		?.sameDocument;
}
