/** Gauges of an island: each fills when it comes into view. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { matchMediaAs } from '../../../tests/support/match-media';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { item } from '../../../tests/support/items';
import { mount as gauges } from '../view';

const lines = () =>
	[
		...document.querySelectorAll< SVGElement >( '.frontage-gauge__value' ),
	].map(
		( line ) =>
			line.style.getPropertyValue( '--frontage-gauge-dashes' ) +
			( line.classList.contains( 'is-waiting' ) ? ' waiting' : '' )
	);
const look = ( index: number, isIntersecting: boolean ) =>
	item( FakeIntersectionObserver.all, index ).see( { isIntersecting } );

beforeEach( () => {
	jest.useFakeTimers( { now: 0 } );
	FakeIntersectionObserver.install();
	matchMediaAs( () => false );
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures/bars-of-a-baker.html' ),
		'utf8'
	);
} );

afterEach( () => jest.useRealTimers() );

function mount() {
	const island =
		document.querySelector< FrontageIsland >( 'frontage-island' )!;
	return gauges( island, JSON.parse( island.getAttribute( 'props' )! ) );
}

it( 'fills each line when it comes into view, with its number', () => {
	mount();
	look( 0, false );
	look( 1, false );
	expect( lines() ).toEqual( [ '0 100 waiting', '0 100 waiting' ] );
	look( 0, true );
	jest.advanceTimersByTime( 900 );
	const [ first = '', second ] = lines();
	expect( parseFloat( first ) ).toBeGreaterThan( 75 );
	expect( parseFloat( first ) ).toBeLessThan( 95 );
	expect( second ).toBe( '0 100 waiting' );
	expect(
		document.querySelector( '.frontage-count__running [data-number]' )!
			.textContent
	).toMatch( /^[89]\d$/ );
	jest.advanceTimersByTime( 1000 );
	expect( lines() ).toEqual( [ '', '0 100 waiting' ] );
} );

it( 'puts everything back when it is removed', () => {
	const clean = mount();
	look( 0, false );
	clean();
	expect( lines() ).toEqual( [ '', '' ] );
	expect( document.querySelector( '.is-running' ) ).toBeNull();
} );
