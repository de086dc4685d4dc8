import { enhance } from '../view/enhance';
import { matchMediaAs } from '../../../tests/support/match-media';
import { FakeIntersectionObserver } from '../../../tests/support/observers';

let isStill = false;
let stop = () => {};

beforeEach( () => {
	isStill = false;
	matchMediaAs( () => isStill );
	FakeIntersectionObserver.install();
} );

afterEach( () => {
	stop();
	document.body.replaceChildren();
} );

function block( top: number, classes = '' ): HTMLElement {
	const element = document.createElement( 'p' );
	element.className = `has-frontage-animation ${ classes }`;
	element.getBoundingClientRect = () => ( { top } ) as DOMRect;
	document.body.append( element );
	return element;
}

const state = ( element: Element ) =>
	element.getAttribute( 'data-frontage-animation' );
const start = () => {
	stop = enhance();
};
const see = ( target: Element, isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { target, isIntersecting } );

it( 'hides only what is below the viewport', () => {
	const above = block( 10 );
	const below = block( 5000 );
	start();
	expect( state( above ) ).toBeNull();
	expect( state( below ) ).toBe( 'waiting' );
} );

it( 'animates blocks once when they scroll into view', () => {
	const below = block( 5000 );
	start();
	see( below, true );
	expect( state( below ) ).toBe( 'running' );
	expect( FakeIntersectionObserver.last.observed ).not.toContain( below );
} );

it( 'marks finished animations', () => {
	const below = block( 5000 );
	start();
	const end = new Event( 'animationend', { bubbles: true } );
	Object.assign( end, { animationName: 'frontage-animation-in' } );
	below.dispatchEvent( end );
	expect( state( below ) ).toBe( 'done' );
} );

it( 'pauses endless animations off screen', () => {
	const loop = block( 10, 'is-frontage-animation-loop' );
	start();
	see( loop, false );
	expect( state( loop ) ).toBe( 'resting' );
	see( loop, true );
	expect( state( loop ) ).toBe( 'running' );
} );

it( 'does nothing with reduced motion', () => {
	isStill = true;
	const below = block( 5000 );
	start();
	expect( state( below ) ).toBeNull();
} );

it( 'hides blocks that are added later', async () => {
	start();
	const below = block( 5000 );
	await Promise.resolve();
	expect( state( below ) ).toBe( 'waiting' );
} );

it( 'shows everything again when removed', () => {
	const below = block( 5000 );
	start();
	stop();
	expect( state( below ) ).toBe( 'done' );
} );
