/** The browser's viewer in the stage: opened, closed, turned, and left out where it does not work. */
import type { FrontageIsland } from '@frontage/islands/types';
import { countPages } from '../edit/count-pages';
import { enhance } from '../view/enhance';

const PROPS = {
	url: '/menu.pdf',
	title: 'Menu',
	page: 2,
	pages: 3,
	close: 'Close',
};

let hasViewer = true;

beforeEach( () => {
	hasViewer = true;
	Object.defineProperty( navigator, 'pdfViewerEnabled', {
		configurable: true,
		get: () => hasViewer,
	} );
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );

function start( button = '<button aria-expanded="false">Read here</button>' ) {
	document.body.innerHTML = `<div id="island">${ button }<div class="frontage-pdf-viewer__stage"><form hidden><button type="button" class="is-previous"></button><input type="number" value="2"><button type="button" class="is-next"></button></form></div></div>`;
	const island = document.getElementById( 'island' ) as FrontageIsland;
	const stop = enhance( island, PROPS );
	const src = () => island.querySelector( 'iframe' )?.getAttribute( 'src' );
	const press = ( selector: string ) =>
		island.querySelector< HTMLElement >( selector )!.click();
	return { island, stop, src, press };
}

it( 'a press opens it at its page, the next one closes it', () => {
	const { island, src, press } = start();
	const button = island.querySelector( 'button' )!;
	expect( src() ).toBeUndefined();
	press( '[aria-expanded]' );
	expect( src() ).toBe( '/menu.pdf#page=2' );
	expect( island.querySelector( 'iframe' )!.title ).toBe( 'Menu' );
	expect( button.textContent ).toBe( 'Close' );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	press( '[aria-expanded]' );
	expect( src() ).toBeUndefined();
	expect( button.textContent ).toBe( 'Read here' );
} );

it( 'pages turn up to the last and down to the first', () => {
	const { island, src, press } = start();
	press( '[aria-expanded]' );
	press( '.is-next' );
	press( '.is-next' );
	expect( src() ).toBe( '/menu.pdf#page=3' );
	const input = island.querySelector( 'input' )!;
	expect( input.value ).toBe( '3' );
	input.value = '-7';
	input.dispatchEvent( new Event( 'change' ) );
	expect( src() ).toBe( '/menu.pdf#page=1' );
	input.value = '';
	island.querySelector( 'form' )!.requestSubmit();
	expect( src() ).toBe( '/menu.pdf#page=1' );
	expect( input.value ).toBe( '1' );
} );

it( 'opens by itself without a button, unless the browser has no viewer', () => {
	expect( start( '' ).src() ).toBe( '/menu.pdf#page=2' );
	hasViewer = false;
	const { src, island } = start( '' );
	expect( src() ).toBeUndefined();
	expect(
		island.querySelector< HTMLElement >( '.frontage-pdf-viewer__stage' )!
			.hidden
	).toBe( true );
} );

it( 'leaves the card as it was', () => {
	const { stop, src, press } = start();
	press( '[aria-expanded]' );
	stop();
	expect( src() ).toBeUndefined();
} );

it( 'pages are counted in the tree of the file', () => {
	expect(
		countPages(
			'<< /Type /Pages /Kids [4 0 R] /Count 3 >> << /Count 12 /Kids [] /Type /Pages >> << /Type /Outlines /Count 99 >>'
		)
	).toBe( 12 );
	expect( countPages( '%PDF-1.7 \u00ff compressed' ) ).toBe( 0 );
} );
