import { AWAY, beacon, click, followed, page, sent, show, start } from './page';

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

it( 'follows a click only once that a script keeps from the page', () => {
	beacon( undefined );
	show( `<a href="${ AWAY }">Cups</a>` );
	document
		.querySelector( 'a' )!
		.addEventListener( 'click', ( event ) => event.stopPropagation() );
	expect( click() ).toBe( false );
	jest.runAllTimers();
	expect( sent ).toHaveLength( 1 );
	expect( followed ).toEqual( [] );
} );

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
