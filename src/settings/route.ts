/**
 * Where the owner is: the tab and its arguments, kept in the address.
 *
 * Changes that are not saved hold the owner back; the question is asked by `LeaveDialog`.
 */
import { createStore } from './store';
import { hasUnsaved } from './unsaved';

export interface Route {
	/** Empty for the first tab. */
	tab: string;
	/** Further query arguments. */
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

/** Where the owner wanted to go when unsaved changes held them back. */
export const heldBack = createStore< Route | null >( null );

/**
 * The address of a tab, for links.
 *
 * @param tab  Its slug.
 * @param args Further query arguments.
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
 * Goes to a tab, unless something there is not saved: then asks first.
 *
 * @param tab  Its slug.
 * @param args Further query arguments.
 */
export function go( tab: string, args: Record< string, string > = {} ): void {
	if ( tab !== current.get().tab && hasUnsaved() ) {
		heldBack.set( { tab, args } );
		return;
	}
	arrive( { tab, args } );
}

/**
 * Goes there without asking.
 *
 * @param route Tab and arguments.
 */
export function arrive( route: Route ): void {
	window.history.pushState( null, '', addressOf( route.tab, route.args ) );
	current.set( route );
}

/**
 * Changes arguments of the tab without a new entry in the history; an empty one is taken out.
 *
 * @param args Those that change.
 */
export function setArgs( args: Record< string, string > ): void {
	const { tab, args: before } = current.get();
	const route = { tab, args: { ...before, ...args } };
	window.history.replaceState( null, '', addressOf( tab, route.args ) );
	current.set( route );
}

/** The place, in a component. */
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
