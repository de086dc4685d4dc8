/** A counter in the page: waiting, counting, finished; with a mocked clock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { matchMediaAs } from '../../../tests/support/match-media';
import { enhance } from '../view/enhance';

const html = ( sentence: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ sentence }.html` ), 'utf8' );

const running = () =>
	document.querySelector( '.frontage-count__running [data-number]' )
		?.textContent;
const final = () =>
	document.querySelector( '.frontage-count__final [data-number]' )!
		.textContent;
const look = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { isIntersecting } );

function mount( sentence: string ) {
	document.body.innerHTML = html( sentence );
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	return enhance( island, JSON.parse( island.getAttribute( 'props' )! ) );
}

beforeEach( () => {
	jest.useFakeTimers( { now: 0 } );
	FakeIntersectionObserver.install();
	matchMediaAs( () => false );
} );

afterEach( () => jest.useRealTimers() );

it( 'shows the start out of view, counts in view, and ends with the printed number', () => {
	mount( 'loaves-a-year' );
	expect( running() ).toBeUndefined();
	look( false );
	expect( running() ).toBe( '0' );
	look( true );
	jest.advanceTimersByTime( 900 );
	expect( running() ).toMatch( /^1\d,\d{3}$/ );
	expect( final() ).toBe( '12,400' );
	jest.advanceTimersByTime( 1000 );
	expect( running() ).toBeUndefined();
	expect( document.querySelector( '.is-running' ) ).toBeNull();
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'counts down, with the decimals of the number', () => {
	mount( 'down-to-zero-from-a-longer-number' );
	look( false );
	expect( running() ).toBe( '1,250.0' );
	look( true );
	jest.advanceTimersByTime( 1600 );
	expect( running() ).toMatch( /^\d\.\d$/ );
} );

it( 'leaves a number that is in view already', () => {
	mount( 'loaves-a-year' );
	look( true );
	expect( running() ).toBeUndefined();
	look( false );
	expect( FakeIntersectionObserver.last.observed.size ).toBe( 0 );
} );

it( 'finishes when it leaves the view, and counts only once', () => {
	mount( 'loaves-a-year' );
	look( false );
	look( true );
	jest.advanceTimersByTime( 300 );
	look( false );
	expect( running() ).toBeUndefined();
	expect( FakeIntersectionObserver.last.observed.size ).toBe( 0 );
} );

it( 'does not count with reduced motion', () => {
	matchMediaAs( () => true );
	mount( 'loaves-a-year' );
	look( false );
	expect( running() ).toBeUndefined();
} );

it( 'puts the number back when it is removed', () => {
	const clean = mount( 'loaves-a-year' );
	look( false );
	clean();
	expect( running() ).toBeUndefined();
	expect( document.querySelector( '.is-running' ) ).toBeNull();
} );
