/**
 * Client-side routing: the current tab and its arguments, kept in the URL.
 *
 * Unsaved changes block navigation; `LeaveDialog` asks for confirmation.
 */
import { createStore } from './store';
import { hasUnsaved } from './unsaved';

export interface Route {
	/** Empty for the first tab. */
	tab: string;
	/** Additional query arguments. */
	args: Record< string, string >;
}

function read(): Route {
	const {
		page: _page,
		tab = '',
		...args
	} = Object.fromEntries( new URLSearchParams( window.location.search ) );
	return { tab, args };
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
		[ 'page', 'frontage' ],
		...( tab ? [ [ 'tab', tab ] ] : [] ),
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
	arrive( { tab, args } );
}

/**
 * Navigates without asking.
 *
 * @param route Tab and arguments.
 */
export function arrive( route: Route ): void {
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
