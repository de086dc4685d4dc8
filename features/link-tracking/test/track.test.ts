import { EVENT, REDIRECT_MS, track } from '../view/track';
import type { LinkFields, LinkRules } from '../view/types';

const rules: LinkRules = {
	ajax: '/ajax',
	report: true,
	analytics: 'auto',
	files: [ 'pdf' ],
	affiliates: [ '/go/' ],
	hosts: [],
	post: 7,
};

const page = window as unknown as {
	gtag?: unknown;
	dataLayer?: unknown;
};

const AWAY = 'https://shop.test/cups';

let sent: URLSearchParams[] = [];
let followed: string[] = [];
let stop = new AbortController();

/** Puts HTML into the page. */
const show = ( html: string ) => {
	document.body.innerHTML = html;
};

/** Clicks as a mouse or a key does, and lets the browser do nothing itself. */
function click( selector = 'a', init: MouseEventInit = {}, type = 'click' ) {
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	document.querySelector( selector )!.dispatchEvent( event );
	return event.defaultPrevented;
}

const start = ( other: Partial< LinkRules > = {} ) => {
	stop.abort();
	stop = new AbortController();
	track( { ...rules, ...other }, stop.signal );
};

const beacon = ( answer: unknown ) =>
	Object.defineProperty( navigator, 'sendBeacon', {
		configurable: true,
		value: answer,
	} );

const ask = ( name: string, value: unknown ) =>
	Object.defineProperty( navigator, name, { configurable: true, value } );

beforeEach( () => {
	jest.useFakeTimers();
	sent = [];
	followed = [];
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

it( 'has the constants of the specification, and a name of its own at analytics services', () => {
	expect( [ REDIRECT_MS, EVENT ] ).toEqual( [ 1000, 'link_click' ] );
} );

it( 'counts a click at once and never holds it', () => {
	show( `<p><a href="${ AWAY }?email=ada@shop.test"><b>Cups</b></a></p>` );
	expect( click( 'b' ) ).toBe( false );
	jest.runAllTimers();
	expect( sent.map( String ) ).toEqual( [
		'action=frontage_link_click&link_type=outbound-link&link_url=https%3A%2F%2Fshop.test%2Fcups&post=7',
	] );
	expect( followed ).toEqual( [] );
} );

it.each( [
	[ 'a new tab by key', { ctrlKey: true }, 'click', 1 ],
	[ 'a new window by key', { shiftKey: true }, 'click', 1 ],
	[ 'the middle button', { button: 1 }, 'auxclick', 1 ],
	[ 'the keyboard', { detail: 0 }, 'click', 1 ],
	// Nobody knows what is chosen from the menu.
	[ 'the right button', { button: 2 }, 'auxclick', 0 ],
] )( 'counts %s: %p, %s', ( _, init, type, times ) => {
	show( `<a href="${ AWAY }">Cups</a>` );
	click( 'a', init, type );
	jest.runAllTimers();
	expect( sent ).toHaveLength( times );
} );

it.each( [
	`<a id="it" href="${ AWAY }" target="_blank">Cups</a>`,
	`<map><area id="it" href="${ AWAY }" alt="Cups"></map>`,
	`<svg><a href="${ AWAY }"><text id="it">Cups</text></a></svg>`,
	`<svg><a xlink:href="${ AWAY }"><text id="it">Cups</text></a></svg>`,
	`<a href="${ AWAY }"><picture><img id="it" alt="Cups"></picture></a>`,
	`<a id="it" href="${ AWAY }" aria-label="Cups"><svg></svg></a>`,
] )( 'tells what is read: %s', ( html ) => {
	page.dataLayer = [];
	show( html );
	click( '#it' );
	expect( page.dataLayer ).toEqual( [
		{
			event: 'link_click',
			link_text: 'Cups',
			link_url: AWAY,
			link_type: 'outbound-link',
			link_domain: 'shop.test',
			file_extension: '',
		},
	] );
} );

it.each( [
	'<a id="it">No address</a>',
	'<a id="it" href="/about/">Here</a>',
	'<a id="it" href="javascript:void(0)">Nothing</a>',
	'<button id="it">Button</button>',
] )( 'is silent about %s', ( html ) => {
	page.gtag = jest.fn();
	show( html );
	click( '#it' );
	jest.runAllTimers();
	expect( sent ).toEqual( [] );
	expect( page.gtag ).not.toHaveBeenCalled();
} );

it( 'counts a click that a script keeps from the page, not one that it cancels', () => {
	show( `<a href="${ AWAY }">Cups</a>` );
	const link = document.querySelector( 'a' )!;
	const on = ( run: ( event: Event ) => void ) =>
		link.addEventListener( 'click', run, { once: true } );
	on( ( event ) => event.stopPropagation() );
	click();
	jest.runAllTimers();
	expect( sent ).toHaveLength( 1 );
	on( ( event ) => event.preventDefault() );
	click();
	on( ( event ) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	} );
	click();
	jest.runAllTimers();
	expect( sent ).toHaveLength( 1 );
} );

it( 'uses the service that the page has, or the one that the owner wants', () => {
	show( '<a href="/go/cups">Cups</a>' );
	const gtag = jest.fn();
	const told = ( analytics: LinkRules[ 'analytics' ] ) => {
		gtag.mockClear();
		page.dataLayer = [];
		start( { analytics } );
		click();
		return [ gtag.mock.calls.length, ( page.dataLayer as [] ).length ];
	};
	expect( told( 'auto' ) ).toEqual( [ 0, 1 ] );
	page.gtag = gtag;
	expect( told( 'auto' ) ).toEqual( [ 1, 0 ] );
	expect( told( 'dataLayer' ) ).toEqual( [ 0, 1 ] );
	expect( told( 'off' ) ).toEqual( [ 0, 0 ] );
	expect( told( 'gtag' ) ).toEqual( [ 1, 0 ] );
	const [ , name, fields ] = gtag.mock.calls[ 0 ];
	expect( [ name, fields.link_type ] ).toEqual( [
		'link_click',
		'affiliate',
	] );
	page.dataLayer = page.gtag = 'no service';
	click();
} );

it( 'is silent for visitors whose browsers ask for it', () => {
	show( `<a href="${ AWAY }">Cups</a>` );
	for ( const [ name, value ] of [
		[ 'doNotTrack', '1' ],
		[ 'globalPrivacyControl', true ],
	] as const ) {
		ask( name, value );
		click();
		ask( name, null );
	}
	expect( sent ).toEqual( [] );
} );

it( 'asks the consent plugin for each, if there is one', () => {
	show( `<a href="${ AWAY }">Cups</a>` );
	page.dataLayer = [];
	let allowed = [ 'statistics-anonymous' ];
	window.wp_has_consent = ( category ) => allowed.includes( category );
	click();
	expect( [ sent.length, page.dataLayer ] ).toEqual( [ 1, [] ] );
	allowed = [ 'statistics' ];
	click();
	expect( sent ).toHaveLength( 1 );
	expect( page.dataLayer ).toHaveLength( 1 );
} );

it( 'lets a script change the fields of a click, or keep it', () => {
	show( `<a href="${ AWAY }">Cups</a>` );
	page.dataLayer = [];
	let isKept = false;
	const change = ( event: Event ) => {
		( event as CustomEvent< LinkFields > ).detail.link_text = 'Shop';
		if ( isKept ) {
			event.preventDefault();
		}
	};
	document.addEventListener( 'frontage:link-click', change );
	click();
	isKept = true;
	expect( click() ).toBe( false );
	document.removeEventListener( 'frontage:link-click', change );
	expect( page.dataLayer ).toMatchObject( [ { link_text: 'Shop' } ] );
	expect( sent ).toHaveLength( 1 );
} );

it.each( [ undefined, () => false ] )(
	'follows a plain click after 1000 ms if nothing can be sent otherwise: %p',
	( answer ) => {
		beacon( answer );
		show( `<a href="${ AWAY }" rel="noreferrer">Cups</a>` );
		expect( click() ).toBe( true );
		expect( sent ).toHaveLength( 1 );
		expect( window.fetch ).toHaveBeenCalledWith(
			'/ajax',
			expect.objectContaining( { method: 'POST', keepalive: true } )
		);
		jest.advanceTimersByTime( 999 );
		expect( followed ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		expect( followed ).toEqual( [ `${ AWAY } noreferrer` ] );
		jest.runAllTimers();
		expect( followed ).toHaveLength( 1 );
	}
);

it( 'follows the last of several clicks', () => {
	beacon( undefined );
	show( `<a href="${ AWAY }">Cups</a><a id="b" href="/go/b">B</a>` );
	click();
	jest.advanceTimersByTime( 500 );
	click( '#b' );
	jest.runAllTimers();
	expect( followed ).toEqual( [ 'http://localhost/go/b ' ] );
} );

it.each( [
	[ `<a href="${ AWAY }" target="_blank">Cups</a>`, {}, 'click' ],
	[ `<a href="${ AWAY }" target="frame">Cups</a>`, {}, 'click' ],
	[ `<base target="_blank"><a href="${ AWAY }">Cups</a>`, {}, 'click' ],
	[ '<a href="/menu.pdf" download>Menu</a>', {}, 'click' ],
	[ '<a href="mailto:ada@shop.test">Write</a>', {}, 'click' ],
	[ '<a href="tel:030">Call</a>', {}, 'click' ],
	[ `<a href="${ AWAY }">Cups</a>`, { metaKey: true }, 'click' ],
	[ `<a href="${ AWAY }">Cups</a>`, { shiftKey: true }, 'click' ],
	[ `<a href="${ AWAY }">Cups</a>`, { altKey: true }, 'click' ],
	[ `<a href="${ AWAY }">Cups</a>`, { button: 1 }, 'auxclick' ],
	[ `<svg><a href="${ AWAY }">Cups</a></svg>`, {}, 'click' ],
] )( 'never holds %s with %p', ( html, init, type ) => {
	beacon( undefined );
	show( html );
	expect( click( 'a', init, type ) ).toBe( false );
	jest.runAllTimers();
	expect( sent ).toHaveLength( 1 );
	expect( followed ).toEqual( [] );
} );

it( 'holds a click for the analytics service alone too, where there is no beacon', () => {
	start( { report: false } );
	show( `<a href="${ AWAY }">Cups</a>` );
	page.dataLayer = [];
	expect( click() ).toBe( false );
	beacon( undefined );
	expect( click() ).toBe( true );
	delete page.dataLayer;
	expect( click() ).toBe( false );
	expect( sent ).toEqual( [] );
} );
