/** The list of what this browser always loads, and what withdraws it. */
import { grantConsent, mayContact, type Terms } from '@frontage/lib/consent';
import { enhance } from '../view/enhance';

const terms = ( vendor: string ): Terms => ( {
	vendor,
	category: 'marketing',
	mode: 'ask',
} );
const [ MAPS, TUBE, ADS ] = [
	terms( 'maps' ),
	terms( 'tube' ),
	terms( 'ads' ),
] as const;
const WORDS = {
	none: 'None',
	some: 'Some:',
	stopped: '%s stopped',
	elsewhere: 'Elsewhere',
};

let end: () => void;
const shown = () =>
	[ ...document.querySelectorAll( 'li:not([hidden])' ) ].map(
		( { firstElementChild } ) => firstElementChild!.textContent
	);
const state = () => document.querySelector( 'p' )!.textContent;
const status = () => document.querySelector< HTMLElement >( '[role=status]' )!;
const press = ( name: string ) =>
	[ ...document.querySelectorAll( 'li' ) ]
		.find( ( { textContent } ) => textContent!.startsWith( name ) )!
		.querySelector( 'button' )!
		.click();

function start() {
	document.body.innerHTML = `<frontage-island><p></p><ul>${ [
		'Maps',
		'Tube',
		'Ads',
	]
		.map(
			( name ) =>
				`<li hidden><a href="/">${ name }</a><button>Stop</button></li>`
		)
		.join(
			''
		) }</ul><p role="status" tabindex="-1"></p></frontage-island>`;
	end = enhance( document.querySelector( 'frontage-island' )!, {
		services: [ MAPS, TUBE, ADS ],
		words: WORDS,
	} );
}

afterEach( () => {
	end();
	localStorage.clear();
	delete window.wp_has_consent;
} );

it( 'lists what is remembered, and says so if nothing is', () => {
	start();
	expect( [ shown(), state() ] ).toEqual( [ [], 'None' ] );
	end();
	grantConsent( TUBE );
	start();
	expect( [ shown(), state() ] ).toEqual( [ [ 'Tube' ], 'Some:' ] );
} );

it( 'follows choices elsewhere on the page and in another tab', () => {
	start();
	grantConsent( MAPS );
	expect( shown() ).toEqual( [ 'Maps' ] );
	localStorage.clear();
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'frontage-consent' } )
	);
	expect( [ shown(), state() ] ).toEqual( [ [], 'None' ] );
	end();
	grantConsent( MAPS );
	expect( shown() ).toEqual( [] );
} );

it( 'withdraws one at a time, says so, and keeps the focus in the list', () => {
	grantConsent( MAPS );
	grantConsent( ADS );
	start();
	press( 'Maps' );
	expect( [ mayContact( MAPS ), mayContact( ADS ) ] ).toEqual( [
		false,
		true,
	] );
	expect( [ shown(), status().textContent ] ).toEqual( [
		[ 'Ads' ],
		'Maps stopped',
	] );
	expect( document.querySelector( 'li:focus-within' )!.textContent ).toMatch(
		/^Ads/
	);
	press( 'Ads' );
	expect( [ shown(), state(), status().textContent ] ).toEqual( [
		[],
		'None',
		'Ads stopped',
	] );
	expect( status().matches( ':focus' ) ).toBe( true );
} );

it( 'offers nothing that a consent plugin decides', () => {
	grantConsent( TUBE );
	window.wp_has_consent = () => true;
	start();
	expect( [ shown(), state() ] ).toEqual( [ [], 'Elsewhere' ] );
} );
