import { gate, type Terms } from '.';

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
