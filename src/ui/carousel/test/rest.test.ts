/** Whether slides are at rest: no finger holds them, and nothing scrolls. */
import { watchRest } from '../first-touch';

let viewport: HTMLElement;
let elsewhere: HTMLElement;
let rest: () => Promise< void >;

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<div><img></div><p></p>';
	viewport = document.querySelector( 'div' )!;
	elsewhere = document.querySelector( 'p' )!;
	rest = watchRest( viewport, () => false, new AbortController().signal );
} );
afterEach( () => jest.useRealTimers() );

/** Fingers that are on the screen after an event. */
const touch = ( target: Element, type: string, on: Element[] ) =>
	target.dispatchEvent(
		Object.assign( new Event( type, { bubbles: true } ), {
			touches: on.map( ( one ) => ( { target: one } ) ),
		} )
	);

const isResting = async () => {
	const done = jest.fn();
	void rest().then( done );
	await jest.advanceTimersByTimeAsync( 1000 );
	return done.mock.calls.length > 0;
};

it( 'waits for the fingers on the slides, also if one of them was replaced', async () => {
	const image = viewport.querySelector( 'img' )!;
	touch( image, 'touchstart', [ image ] );
	expect( await isResting() ).toBe( false );
	image.remove();
	touch( image, 'touchend', [] );
	expect( await isResting() ).toBe( true );
} );

it( 'does not wait for a finger that is elsewhere on the screen, whose end it never hears', async () => {
	touch( viewport, 'touchstart', [ elsewhere, viewport ] );
	touch( viewport, 'touchend', [ elsewhere ] );
	expect( await isResting() ).toBe( true );
} );
