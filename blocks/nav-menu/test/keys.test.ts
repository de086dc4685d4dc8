import { followKeys, stopFor } from '../view/follow-keys';
import { topItems, withPanel } from '../edit/top-items';

const STOPS = [ 'a', 'b', 'c' ];

it.each( [
	[ 'ArrowRight', 1, 'b' ],
	[ 'ArrowLeft', 1, undefined ],
	[ 'ArrowRight', -1, undefined ],
	[ 'ArrowLeft', -1, 'b' ],
	[ 'ArrowDown', -1, 'b' ],
	[ 'ArrowUp', 1, undefined ],
	[ 'End', 1, 'c' ],
	[ 'Home', 1, 'a' ],
	[ 'Tab', 1, undefined ],
] as const )(
	'leads %s in direction %i from the first',
	( key, turn, stop ) => {
		expect( stopFor( STOPS, 0, key, turn ) ).toBe( stop );
	}
);

it( 'stays on the last one at the end', () => {
	expect( stopFor( STOPS, 2, 'ArrowDown', 1 ) ).toBeUndefined();
} );

it( 'reads the items at the top from the preview', () => {
	expect(
		topItems(
			'<ul class="frontage-nav-menu__list"><li data-target="/a/"><span class="frontage-nav-menu__label"> A <b>b</b></span></li><li data-target="post:1"><span class="frontage-nav-menu__label">C</span><div class="frontage-nav-menu__panel"><ul><li data-target="/d/"></li></ul></div></li><li></li></ul>'
		)
	).toEqual( [
		{ target: '/a/', name: 'A b', hasItems: false },
		{ target: 'post:1', name: 'C', hasItems: true },
	] );
} );

it( 'replaces, adds and removes a mega menu', () => {
	const one = withPanel( [], '/a/', 0 );
	expect( one ).toEqual( [ { item: '/a/', pattern: 0 } ] );
	expect( withPanel( one, '/a/', 7 ) ).toEqual( [
		{ item: '/a/', pattern: 7 },
	] );
	expect( withPanel( one, '/a/', null ) ).toEqual( [] );
} );

it( 'closes what the mouse has opened on Escape, wherever the focus is in the menu', () => {
	document.body.innerHTML =
		'<nav><ul><li><button id="bread" aria-expanded="true"></button><ul></ul></li><li><a id="visit" href="#"></a></li></ul></nav>';
	const [ nav, bread, visit ] = [ 'nav', '#bread', '#visit' ].map(
		( selector ) => document.querySelector< HTMLElement >( selector )!
	);
	const close = jest.fn( ( one?: Element ) => {
		one!.ariaExpanded = 'false';
	} );
	const stop = new AbortController();
	followKeys(
		nav!,
		{
			buttons: [ bread! ],
			isOpen: ( one ) => one.ariaExpanded === 'true',
			open: jest.fn(),
			close,
			panelOf: ( one ) => one.nextElementSibling as HTMLElement,
		},
		stop.signal
	);
	const escape = () =>
		visit!.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Escape',
				bubbles: true,
				cancelable: true,
			} )
		);
	expect( escape() ).toBe( false );
	expect( close.mock.calls ).toEqual( [ [ bread ] ] );
	expect( bread!.matches( ':focus' ) ).toBe( true );
	// Nothing is open any more: Escape is the browser's.
	expect( escape() ).toBe( true );
	stop.abort();
} );
