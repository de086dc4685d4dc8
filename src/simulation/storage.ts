/** The cookies and the storage of a simulated browser, apart from the owner's. */
import type { Cookie, Memory } from './types';

const own = ( target: object, name: string, get: () => unknown ) =>
	Object.defineProperty( target, name, { configurable: true, get } );

/**
 * Replaces the cookies and the storage of the page.
 *
 * @param memory What the browser kept of earlier visits; changed by the page.
 * @param time   Returns the time in milliseconds since 1970.
 */
export function isolateStorage( memory: Memory, time: () => number ): void {
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => readCookies( memory.cookies, time() ),
		set: ( text: string ) => setCookie( memory.cookies, text, time() ),
	} );
	const local = storageIn( memory.local );
	const session = storageIn( {} );
	own( window, 'localStorage', () => local );
	own( window, 'sessionStorage', () => session );
	for ( const name of [ 'cookieStore', 'indexedDB', 'caches' ] ) {
		own( window, name, () => undefined );
	}
}

function readCookies( cookies: Memory[ 'cookies' ], now: number ): string {
	return Object.entries( cookies )
		.filter( ( [ , { until } ] ) => until === null || until > now )
		.map( ( [ name, { value } ] ) => `${ name }=${ value }` )
		.join( '; ' );
}

function setCookie(
	cookies: Record< string, Cookie >,
	text: string,
	now: number
): void {
	const [ pair = '', ...attributes ] = String( text ).split( ';' );
	const [ name = '', ...rest ] = pair.trim().split( '=' );
	let until: number | null = null;
	for ( const attribute of attributes ) {
		const [ key = '', value = '' ] = attribute.trim().split( '=' );
		if ( /^expires$/i.test( key ) ) {
			until ??= Date.parse( value );
		}
		if ( /^max-age$/i.test( key ) ) {
			until = now + Number( value ) * 1000;
		}
	}
	cookies[ name ] = { value: rest.join( '=' ), until };
}

/**
 * Returns a storage as browsers have it: with methods, and with its entries as properties.
 *
 * @param entries Changed by the page.
 */
function storageIn( entries: Record< string, string > ): Storage {
	const methods: Record< string, ( ...args: string[] ) => unknown > = {
		getItem: ( key ) => entries[ key! ] ?? null,
		setItem: ( key, value ) => {
			entries[ key! ] = String( value );
		},
		removeItem: ( key ) => {
			delete entries[ key! ];
		},
		clear: () =>
			Object.keys( entries ).forEach( ( key ) => delete entries[ key ] ),
		key: ( index ) => Object.keys( entries )[ Number( index ) ] ?? null,
	};
	return new Proxy( entries, {
		get: ( _, key: string ) =>
			key === 'length'
				? Object.keys( entries ).length
				: ( methods[ key ] ?? entries[ key ] ),
		set: ( _, key: string, value ) => {
			entries[ key ] = String( value );
			return true;
		},
	} ) as unknown as Storage;
}

/** Forgets what a browser forgets when a visit ends. */
export function endVisit( { cookies, local }: Memory ): Memory {
	return {
		cookies: Object.fromEntries(
			Object.entries( cookies ).filter(
				( [ , { until } ] ) => until !== null
			)
		),
		local: { ...local },
	};
}
