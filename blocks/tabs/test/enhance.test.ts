/** Enhanced tabs. */
import { afterPaint } from '@frontage/lib/after-paint';
import {
	openTabs,
	panelNamed,
	sleepTabs,
	tabNamed,
	tabsHtml,
	wakeTabs,
} from './page';

const HTML = tabsHtml( 'times', [ 'morning', 'noon', 'evening' ] );

const key = ( target: HTMLElement, name: string ) =>
	target.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key: name,
			bubbles: true,
			cancelable: true,
		} )
	);

const changeHash = ( hash: string ) => {
	history.pushState( null, '', `/${ hash }` );
	dispatchEvent( new Event( 'hashchange' ) );
};

let scrolled: number[];

beforeEach( () => {
	scrolled = [];
	window.scrollBy = ( ( { top }: ScrollToOptions ) =>
		scrolled.push( top as number ) ) as typeof window.scrollBy;
} );

afterEach( async () => {
	sleepTabs();
	await seen();
} );

/** Waits for work in and after the frame of a click. */
const seen = () => new Promise< void >( ( resolve ) => afterPaint( resolve ) );

test( 'a click opens a tab, focuses it and replaces the URL', async () => {
	wakeTabs( HTML, '#gallery|red|2' );
	const steps = history.length;
	tabNamed( 'noon' ).click();
	expect( openTabs() ).toEqual( [ 'noon' ] );
	await seen();
	expect( tabNamed( 'noon' ).ownerDocument.activeElement ).toBe(
		tabNamed( 'noon' )
	);
	expect( location.hash ).toBe( '#gallery|red|2||times|1' );
	expect( history.length ).toBe( steps );
	expect( panelNamed( 'morning' ).hidden ).toBe( true );
} );

test( 'only the open tab is in the tab order', async () => {
	wakeTabs( HTML );
	tabNamed( 'evening' ).click();
	await seen();
	expect(
		[ 'morning', 'noon', 'evening' ].map(
			( name ) => tabNamed( name ).tabIndex
		)
	).toEqual( [ -1, -1, 0 ] );
} );

test( 'focus follows fast key presses', async () => {
	wakeTabs( HTML );
	const [ morning, noon ] = [ tabNamed( 'morning' ), tabNamed( 'noon' ) ];
	morning.focus();
	key( morning, 'ArrowRight' );
	key( noon, 'Home' );
	// Immediately, for a Tab key pressed before the next frame: the focus moves on from the focused tab.
	expect( noon.tabIndex ).toBe( -1 );
	panelNamed( 'morning' ).focus();
	await seen();
	expect( morning.ownerDocument.activeElement ).toBe(
		panelNamed( 'morning' )
	);
	expect( location.hash ).toBe( '#times|0' );
} );

test( 'leaves clicks for another window to the browser', () => {
	wakeTabs( HTML );
	const click = new MouseEvent( 'click', {
		ctrlKey: true,
		bubbles: true,
		cancelable: true,
	} );
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	tabNamed( 'noon' ).dispatchEvent( click );
	expect( openTabs() ).toEqual( [ 'morning' ] );
} );

test( 'a clicked tab keeps its position when content above it closes', async () => {
	wakeTabs( HTML );
	tabNamed( 'evening' ).getBoundingClientRect = () =>
		( {
			top: panelNamed( 'morning' ).hasAttribute( 'hidden' ) ? 100 : 900,
		} ) as DOMRect;
	tabNamed( 'evening' ).click();
	await seen();
	expect( scrolled ).toEqual( [ -800 ] );
} );

test( 'an arrow key opens a tab at once, or only focuses it if the author chose so', () => {
	wakeTabs( HTML );
	key( tabNamed( 'morning' ), 'ArrowRight' );
	expect( openTabs() ).toEqual( [ 'noon' ] );
	sleepTabs();

	wakeTabs( HTML, '', true );
	key( tabNamed( 'morning' ), 'End' );
	expect( openTabs() ).toEqual( [ 'morning' ] );
	expect( tabNamed( 'evening' ).ownerDocument.activeElement ).toBe(
		tabNamed( 'evening' )
	);
	key( tabNamed( 'evening' ), ' ' );
	expect( openTabs() ).toEqual( [ 'evening' ] );
} );

test( 'going back to a URL without a hash shows the first tab', () => {
	wakeTabs( HTML );
	changeHash( '#noon' );
	expect( openTabs() ).toEqual( [ 'noon' ] );
	changeHash( '' );
	expect( openTabs() ).toEqual( [ 'morning' ] );
} );

test( 'an anchor elsewhere keeps the selected tab', () => {
	wakeTabs( `${ HTML }<p id="elsewhere"></p>` );
	tabNamed( 'noon' ).click();
	changeHash( '#elsewhere' );
	expect( openTabs() ).toEqual( [ 'noon' ] );
} );

test( 'find-in-page opens the panel, even before the module has loaded', () => {
	wakeTabs( HTML );
	( document.getElementById( 'in-noon' ) as HTMLElement ).dispatchEvent(
		new Event( 'beforematch', { bubbles: true } )
	);
	expect( openTabs() ).toEqual( [ 'noon' ] );
	expect( location.hash ).toBe( '' );
	sleepTabs();

	wakeTabs( HTML.replace( 'hidden="until-found"', '' ) );
	expect( openTabs() ).toEqual( [ 'noon' ] );
	expect( panelNamed( 'morning' ).hasAttribute( 'hidden' ) ).toBe( true );
} );

test( 'an outer widget ignores the tabs of an inner one', async () => {
	wakeTabs(
		tabsHtml( 'outer', [ 'one', 'two' ], tabsHtml( 'inner', [ 'a', 'b' ] ) )
	);
	tabNamed( 'b' ).click();
	expect( openTabs() ).toEqual( [ 'one', 'b' ] );
	await seen();
	expect( location.hash ).toBe( '#inner|1' );
	key( tabNamed( 'b' ), 'ArrowRight' );
	expect( openTabs() ).toEqual( [ 'one', 'a' ] );
} );

test( 'does nothing while inactive', () => {
	wakeTabs( HTML );
	sleepTabs();
	key( tabNamed( 'morning' ), 'ArrowRight' );
	changeHash( '#noon' );
	expect( openTabs() ).toEqual( [ 'morning' ] );
} );
