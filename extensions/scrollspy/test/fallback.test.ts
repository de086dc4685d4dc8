/** When blocks are shown, in browsers without scroll-driven CSS. */
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { mount, RESHOW_DELAY } from '../view/fallback';

const state = () =>
	document.querySelector( 'p' )!.getAttribute( 'data-frontage-scrollspy' );
const see = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( {
		target: document.querySelector( 'p' )!,
		isIntersecting,
	} );

beforeEach( () => {
	jest.useFakeTimers();
	FakeIntersectionObserver.install();
	document.body.innerHTML =
		'<div class="has-frontage-scrollspy-children"><p></p></div>';
	mount();
} );

afterEach( () => jest.useRealTimers() );

it( 'hides nothing before it is out of view', () => {
	expect( state() ).toBeNull();
	see( false );
	expect( state() ).toBe( 'out' );
} );

it( 'shows a block at once, and 300 ms after it was hidden again', () => {
	expect( RESHOW_DELAY ).toBe( 300 );
	see( false );
	see( true );
	jest.advanceTimersByTime( 1 );
	expect( state() ).toBe( 'in' );
	see( false );
	see( true );
	jest.advanceTimersByTime( 299 );
	expect( state() ).toBe( 'out' );
	jest.advanceTimersByTime( 1 );
	expect( state() ).toBe( 'in' );
} );

it( 'stays hidden if it leaves before it was shown', () => {
	see( true );
	see( false );
	jest.advanceTimersByTime( 1000 );
	expect( state() ).toBe( 'out' );
} );
