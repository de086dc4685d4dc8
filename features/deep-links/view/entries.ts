/**
 * Tells new history entries from those that Back, Forward and reload lead to, for which browsers restore the position.
 *
 * Without a mark in their state: WordPress's Interactivity API reloads the page on Back and Forward to an entry
 * whose state lacks its own.
 */

type Loaded = PerformanceNavigationTiming | undefined;

/** How the page was loaded; a link in it that has been followed since makes a new entry. */
const howLoaded = () =>
	navigator.userActivation?.hasBeenActive
		? 'push'
		: ( performance.getEntriesByType?.( 'navigation' )[ 0 ] as Loaded )
				?.type;

/**
 * Follows the history; returns whether the current entry is new, to be asked once after each change.
 *
 * @param signal Stops it.
 */
export function newEntries( signal: AbortSignal ): () => boolean {
	let way: string | undefined = howLoaded();
	const { navigation } = self as { navigation?: EventTarget };
	navigation?.addEventListener(
		'navigate',
		( event ) => {
			way = ( event as Event & { navigationType: string } )
				.navigationType;
		},
		{ signal }
	);
	const seen = new Set< string >();
	return () => {
		// Browsers without the Navigation API.
		if ( ! navigation && seen.size ) {
			way = seen.has( location.href ) ? 'traverse' : 'push';
		}
		seen.add( location.href );
		return ! /reload|back_forward|traverse/.test( way ?? '' );
	};
}
