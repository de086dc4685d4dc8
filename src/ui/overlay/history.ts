/**
 * Back closes the top overlay: each open one is an entry of its own in the history.
 *
 * Which overlays an entry holds is written in its state, because every module has its own copy of this code.
 */

const KEY = 'frontageOverlays';

const listed = (): string[] => history.state?.[ KEY ] ?? [];

const state = ( ids?: string[] ) => ( { ...history.state, [ KEY ]: ids } );

/** Only what is open now, from the bottom. */
const openOnes = () =>
	[ ...document.querySelectorAll( 'dialog:modal[id]' ) ].map(
		( { id } ) => id
	);

/**
 * Whether the present entry holds an overlay, or is a link to one that lies above it.
 *
 * @param overlay    The overlay.
 * @param overlay.id
 */
export const isListed = ( { id }: Element ): boolean =>
	listed().includes( id ) ||
	document.getElementById( idInAddress() ) instanceof HTMLDialogElement;

/**
 * Gives an overlay that has opened its entry.
 *
 * @param overlay    The overlay.
 * @param overlay.id
 */
export function remember( { id }: Element ): void {
	if ( ! listed().includes( id ) ) {
		if ( idInAddress() === id ) {
			history.replaceState( state( openOnes() ), '' );
		} else {
			history.pushState( state( [ ...listed(), id ] ), '' );
		}
	}
}

/**
 * Closes what lies above an overlay that has closed, and goes back to where it was opened.
 *
 * @param overlay    The overlay.
 * @param overlay.id
 */
export function forget( { id }: Element ): void {
	const ids = listed();
	const at = ids.indexOf( id );
	if ( at < 0 ) {
		return;
	}
	ids.slice( at + 1 ).forEach( ( above ) =>
		( document.getElementById( above ) as HTMLDialogElement )?.close?.()
	);
	// Emptied at once, since going back takes time and the ones above ask again meanwhile.
	history.replaceState( state(), '' );
	history.go( at - ids.length );
}

/**
 * Opens an overlay that the address names, now or later.
 *
 * @param overlay The overlay.
 * @param open    Opens it, for an opener.
 * @param signal  Ends this.
 */
export function arrive(
	overlay: Element,
	open: ( opener?: Element | null ) => void,
	signal: AbortSignal
): void {
	const { id } = overlay;
	// Following a link takes the focus off it, so the press is remembered.
	let link: Element | null;
	const follow = () => idInAddress() === id && open( link );
	addEventListener(
		'click',
		( { target } ) => {
			link = ( target as Element ).closest( 'a' ) ?? link;
		},
		{ capture: true, signal }
	);
	addEventListener( 'hashchange', follow, { signal } );
	if ( idInAddress() === id ) {
		if ( cameFromThisPage() ) {
			link = document.querySelector(
				`a[href$="#${ CSS.escape( id ) }"]`
			);
			open( link );
		} else {
			// Closing must not leave the site.
			history.replaceState(
				null,
				'',
				location.pathname + location.search
			);
			open();
		}
	}
}

function idInAddress(): string {
	try {
		return decodeURIComponent( location.hash.slice( 1 ) );
	} catch {
		return '';
	}
}

function cameFromThisPage(): boolean | undefined {
	const { navigation } = self as { navigation?: any };
	return navigation?.entries()[ navigation.currentEntry.index - 1 ]
		?.sameDocument;
}
