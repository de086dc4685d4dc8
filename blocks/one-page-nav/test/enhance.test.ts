/** The links of a page's own navigation on the front end. */
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { rects } from '../../../tests/support/rects';
import metadata from '../block.json';
import { enhance } from '../view/enhance';

let scrolled: number;
let stop = () => {};

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const current = () =>
	document.querySelector( '[aria-current=location]' )?.textContent;

const press = ( selector: string, keys = {} ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...keys,
	} );
	one( selector ).dispatchEvent( event );
	return event.defaultPrevented;
};

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = `<frontage-island><nav><ul>
		<li><a href="#a">A</a></li><li><a href="#none">None</a></li><li><a href="#%C3%BC">Ü</a></li>
	</ul></nav></frontage-island><section id="a"></section><section id="ü"></section>`;
	history.replaceState( null, '', '/' );
	scrolled = 0;
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	document.elementFromPoint = () => document.body;
	window.scrollTo = ( ( { top }: ScrollToOptions ) => {
		scrolled = top!;
	} ) as typeof scrollTo;
	for ( const section of document.querySelectorAll( 'section' ) ) {
		section.getBoundingClientRect = () => ( { top: 900 } ) as DOMRect;
		section.getClientRects = () => rects( true );
	}
	FakeIntersectionObserver.install();
	const { duration, threshold } = metadata.attributes;
	stop = enhance(
		one< Parameters< typeof enhance >[ 0 ] >( 'frontage-island' ),
		{
			duration: duration.default,
			threshold: threshold.default,
		}
	);
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test( 'a section is current once it is above the middle of the window', () => {
	expect( FakeIntersectionObserver.last.rootMargin ).toBe(
		'999999px 0px -50%'
	);
	FakeIntersectionObserver.last.see( {
		target: one( '#ü' ),
		isIntersecting: true,
	} );
	expect( current() ).toBe( 'Ü' );
} );

test( 'scrolls there in 700 ms, updates the URL and moves the focus', async () => {
	expect( press( 'a[href="#%C3%BC"]' ) ).toBe( true );
	expect( current() ).toBe( 'Ü' );
	expect( location.hash ).toBe( '#%C3%BC' );
	await jest.advanceTimersByTimeAsync( 600 );
	expect( scrolled ).toBeGreaterThan( 0 );
	expect( scrolled ).toBeLessThan( 900 );
	await jest.advanceTimersByTimeAsync( 150 );
	expect( scrolled ).toBe( 900 );
	expect( one( '#ü' ).matches( ':focus' ) ).toBe( true );
} );

test( 'leaves other clicks and lost anchors to the browser', () => {
	expect( press( 'a[href="#none"]' ) ).toBe( false );
	expect( press( 'a[href="#a"]', { ctrlKey: true } ) ).toBe( false );
	one( '#a' ).getClientRects = () => rects( false );
	expect( press( 'a[href="#a"]' ) ).toBe( false );
	expect( location.hash ).toBe( '' );
} );

test( 'adds an entry to the history only for another section', () => {
	const before = history.length;
	press( 'a[href="#a"]' );
	press( 'a[href="#a"]' );
	expect( history.length ).toBe( before + 1 );
} );
