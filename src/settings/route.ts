/**
 * Client-side routing: the current tab and its arguments, kept in the URL.
 *
 * A tab can be a page of the admin menu of its own; other tabs are on the page `frontage`.
 *
 * Unsaved changes block navigation; `UnsavedDialog` asks for confirmation.
 */
import { createStore } from './store';
import { hasUnsaved } from './unsaved';

export interface Route {
	/** Empty for the first tab. */
	tab: string;
	/** Additional query arguments. */
	args: Record< string, string >;
}

/** Tabs with a page of their own. */
const PAGES: Record< string, string > = { entries: 'frontage-inbox' };

const pageOf = ( tab: string ) => PAGES[ tab ] ?? 'frontage';

/** Returns whether a tab is a page of its own, without the navigation. */
export const isPage = ( tab: string ): boolean => tab in PAGES;

function read(): Route {
	const { page, tab, ...args } = Object.fromEntries(
		new URLSearchParams( window.location.search )
	);
	const own = Object.keys( PAGES ).find( ( one ) => PAGES[ one ] === page );
	return { tab: own ?? tab ?? '', args };
}

const current = createStore< Route >( read() );

/** The route that was blocked by unsaved changes. */
export const heldBack = createStore< Route | null >( null );

/**
 * Returns the URL of a tab, for links.
 *
 * @param tab  Tab slug.
 * @param args Additional query arguments.
 */
export const addressOf = (
	tab: string,
	args: Record< string, string > = {}
): string => {
	const kept = Object.entries( args ).filter( ( [ , value ] ) => value );
	return `?${ new URLSearchParams( [
		[ 'page', pageOf( tab ) ],
		...( tab && ! isPage( tab ) ? [ [ 'tab', tab ] ] : [] ),
		...kept,
	] ) }`;
};

/**
 * Navigates to a tab; asks first if there are unsaved changes.
 *
 * @param tab  Tab slug.
 * @param args Additional query arguments.
 */
export function go( tab: string, args: Record< string, string > = {} ): void {
	if ( tab !== current.get().tab && hasUnsaved() ) {
		heldBack.set( { tab, args } );
		return;
	}
	openTab( { tab, args } );
}

/**
 * Navigates without asking.
 *
 * @param route Tab and arguments.
 */
export function openTab( route: Route ): void {
	if ( pageOf( route.tab ) !== pageOf( current.get().tab ) ) {
		window.location.assign( addressOf( route.tab, route.args ) );
		return;
	}
	window.history.pushState( null, '', addressOf( route.tab, route.args ) );
	current.set( route );
}

/**
 * Changes arguments of the tab without a new history entry; an empty value removes one.
 *
 * @param args Changed arguments.
 */
export function setArgs( args: Record< string, string > ): void {
	const { tab, args: before } = current.get();
	const route = { tab, args: { ...before, ...args } };
	window.history.replaceState( null, '', addressOf( tab, route.args ) );
	current.set( route );
}

/** Returns the current route in a component. */
export const useRoute = (): Route => current.use();

window.addEventListener( 'popstate', () => {
	const wanted = read();
	const { tab, args } = current.get();
	if ( wanted.tab !== tab && hasUnsaved() ) {
		window.history.pushState( null, '', addressOf( tab, args ) );
		heldBack.set( wanted );
		return;
	}
	current.set( wanted );
} );
