/** A page with links, a server that hears beacons, and a browser that follows nothing. */
import { track } from '../view/track';
import type { LinkRules } from '../view/types';

const rules: LinkRules = {
	ajax: '/ajax',
	report: true,
	analytics: 'auto',
	files: [ 'pdf' ],
	affiliates: [ '/go/' ],
	hosts: [],
	post: 7,
};

export const page = window as unknown as {
	gtag?: unknown;
	dataLayer?: unknown;
};

export const AWAY = 'https://shop.test/cups';

export const sent: URLSearchParams[] = [];
export const followed: string[] = [];
let stop = new AbortController();

/** Puts HTML into the page. */
export const show = ( html: string ) => {
	document.body.innerHTML = html;
};

/** Clicks as a mouse or a key does, and lets the browser do nothing itself. */
export function click(
	selector = 'a',
	init: MouseEventInit = {},
	type = 'click'
) {
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	document.querySelector( selector )!.dispatchEvent( event );
	return event.defaultPrevented;
}

export const start = ( other: Partial< LinkRules > = {} ) => {
	stop.abort();
	stop = new AbortController();
	track( { ...rules, ...other }, stop.signal );
};

export const beacon = ( answer: unknown ) =>
	Object.defineProperty( navigator, 'sendBeacon', {
		configurable: true,
		value: answer,
	} );

export const ask = ( name: string, value: unknown ) =>
	Object.defineProperty( navigator, name, { configurable: true, value } );

beforeEach( () => {
	jest.useFakeTimers();
	sent.length = followed.length = 0;
	beacon( ( url: string, body: URLSearchParams ) => {
		expect( url ).toBe( '/ajax' );
		return sent.push( body ) > 0;
	} );
	window.fetch = jest.fn( async ( _url, init ) => {
		sent.push( init?.body as URLSearchParams );
		return {} as Response;
	} );
	HTMLAnchorElement.prototype.click = function ( this: HTMLAnchorElement ) {
		followed.push( `${ this.href } ${ this.rel }` );
	};
	start();
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
	delete page.gtag;
	delete page.dataLayer;
	delete window.wp_has_consent;
	ask( 'doNotTrack', null );
	ask( 'globalPrivacyControl', undefined );
} );
