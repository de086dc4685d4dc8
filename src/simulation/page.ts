/** What else a simulated page must not reach: the network, the owner's history, and other pages. */

const never = () => new Promise< never >( () => {} );

const constant = ( target: object, values: Record< string, unknown > ) => {
	for ( const [ name, value ] of Object.entries( values ) ) {
		Object.defineProperty( target, name, {
			configurable: true,
			get: () => value,
		} );
	}
};

/** Whether the simulated visitor has touched the page. */
const activation = { isActive: false, hasBeenActive: false };

export const noteTouch = () =>
	Object.assign( activation, { isActive: true, hasBeenActive: true } );

/** Keeps from the page that the owner turns to the settings screen: a visitor who leaves the window gets no popup. */
function isolateFocus(): void {
	for ( const type of [ 'blur', 'focus', 'visibilitychange' ] ) {
		window.addEventListener(
			type,
			( event ) =>
				( event.target === window || event.target === document ) &&
				event.stopImmediatePropagation(),
			true
		);
	}
}

/**
 * Describes the visit to the page, and sends nothing. The server's policy for this page forbids it as well; without
 * these, the page would log errors.
 *
 * @param referrer Address of the page before.
 */
export function isolatePage( referrer: string ): void {
	constant( document, {
		referrer,
		hidden: false,
		visibilityState: 'visible',
	} );
	constant( navigator, { userActivation: activation } );
	document.hasFocus = () => true;
	isolateFocus();
	navigator.sendBeacon = () => true;
	window.fetch = never;
	XMLHttpRequest.prototype.send = () => {};
	HTMLFormElement.prototype.submit = () => {};
	const { navigation } = window as { navigation?: EventTarget };
	navigation?.addEventListener( 'navigate', ( event: any ) => {
		if ( ! event.hashChange && ! event.destination.sameDocument ) {
			event.preventDefault();
		}
	} );
}

interface Entry {
	state: unknown;
	url: string;
}

/** Replaces the history, which the page would share with the settings screen. */
export function isolateHistory(): void {
	const replace = history.replaceState.bind( history );
	const entries: Entry[] = [ { state: null, url: location.href } ];
	let index = 0;
	const put = ( state: unknown, url?: string | URL | null ) => {
		if ( url ) {
			replace( null, '', url );
		}
		entries[ index ] = {
			state: structuredClone( state ),
			url: location.href,
		};
	};
	// At once, and only the event later: the simulated clock may jump on before the browser would have gone back.
	const go = ( by = 0 ) => {
		const entry = by && entries[ index + by ];
		if ( entry ) {
			index += by;
			replace( null, '', entry.url );
			window.setTimeout( () => {
				const { state } = history;
				dispatchEvent( new PopStateEvent( 'popstate', { state } ) );
			} );
		}
	};
	Object.assign( history, {
		pushState: ( state: unknown, _: string, url?: string ) => {
			entries.length = ++index;
			put( state, url );
		},
		replaceState: ( state: unknown, _: string, url?: string ) =>
			put( state, url ),
		go,
		back: () => go( -1 ),
		forward: () => go( 1 ),
	} );
	Object.defineProperty( history, 'state', {
		configurable: true,
		get: () => entries[ index ]!.state,
	} );
	constant( window, { navigation: navigationOf( entries, () => index ) } );
}

/** Returns as much of the Navigation API as overlays read. */
function navigationOf( entries: Entry[], index: () => number ): EventTarget {
	const entryAt = ( at: number ) => ( { index: at, sameDocument: true } );
	const navigation = new EventTarget();
	constant( navigation, {
		entries: () => entries.map( ( _, at ) => entryAt( at ) ),
	} );
	Object.defineProperty( navigation, 'currentEntry', {
		get: () => entryAt( index() ),
	} );
	return navigation;
}
