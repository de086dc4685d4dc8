import { EVENT, REDIRECT_MS } from '../view/track';
import type { LinkFields, LinkRules } from '../view/types';
import { AWAY, ask, click, followed, page, sent, show, start } from './page';

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
