import { mayContact } from '@frontage/lib/consent';
import { gate, type Terms } from '.';
import { withdrawal } from './withdrawal';

const TERMS: Terms = { vendor: 'maps', category: 'marketing', mode: 'ask' };
const NOTICE =
	'<div class="frontage-consent"><p>A map</p><button data-consent="once"><b>Load</b></button><button data-consent="always">Always</button></div>';

const place = () => {
	const island = document.createElement( 'frontage-island' );
	island.innerHTML = NOTICE;
	document.body.append( island );
	return island;
};
const press = ( island: Element, choice: string ) =>
	island
		.querySelector< HTMLElement >( `[data-consent=${ choice }]` )
		?.click();

afterEach( () => {
	localStorage.clear();
	document.body.innerHTML = '';
} );

test( 'loads once, and asks again next time', () => {
	const island = place();
	const load = jest.fn();
	gate( island, TERMS, load );
	island.querySelector( 'p' )?.click();
	expect( load ).not.toHaveBeenCalled();
	island.querySelector( 'b' )?.click();
	press( island, 'once' );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( load ).toHaveBeenCalledWith(
		island.querySelector( '.frontage-consent' )
	);
	gate( place(), TERMS, load );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

test( 'always loads here, elsewhere on the page and next time', () => {
	const [ here, there ] = [ place(), place() ];
	const load = jest.fn();
	gate( here, TERMS, load );
	gate( there, TERMS, load );
	press( here, 'always' );
	expect( load ).toHaveBeenCalledTimes( 2 );
	gate( place(), TERMS, load );
	expect( load ).toHaveBeenCalledTimes( 3 );
} );

test( 'stops', () => {
	const island = place();
	const load = jest.fn();
	gate( island, TERMS, load )();
	press( island, 'once' );
	press( island, 'always' );
	expect( load ).not.toHaveBeenCalled();
	gate( document.createElement( 'div' ), TERMS, load )();
} );

test( 'what remembered consent has loaded has a button that withdraws it', () => {
	const island = place();
	const notice = island.querySelector< HTMLElement >( '.frontage-consent' )!;
	notice.dataset.stop = 'Stop';
	// Loaded once, nothing is remembered; nor on pages from older caches, which have no words for it.
	expect( withdrawal( notice, TERMS ) ).toEqual( [] );
	gate( island, TERMS, () => {} );
	press( island, 'always' );
	expect( withdrawal( null, TERMS ) ).toEqual( [] );
	const [ line ] = withdrawal( notice, TERMS );
	expect( line!.textContent ).toBe( 'Stop' );
	line!.querySelector( 'button' )!.click();
	expect( mayContact( TERMS ) ).toBe( false );
} );
