/** An ad unit of AdSense: nothing of Google before consent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { withdraw } from '@frontage/lib/consent';
import { loadAdsense } from '../view/adsense';

const FILE = join( __dirname, '../fixtures/adsense.html' );
const scripts = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script' ),
];

function mount() {
	document.body.innerHTML = readFileSync( FILE, 'utf8' ).repeat( 2 );
	document
		.querySelectorAll< FrontageIsland >( '[name=ad-adsense]' )
		.forEach( ( island ) =>
			loadAdsense( island, JSON.parse( island.getAttribute( 'props' )! ) )
		);
}

afterEach( () => {
	localStorage.clear();
	document.head.innerHTML = '';
	delete window.adsbygoogle;
} );

test( 'waits for consent, then loads the script once for all units', () => {
	mount();
	expect( scripts() ).toEqual( [] );
	document.querySelector< HTMLElement >( '[data-consent=always]' )!.click();
	expect( scripts().map( ( { src, async } ) => [ src, async ] ) ).toEqual( [
		[
			'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
			true,
		],
	] );
	expect( window.adsbygoogle ).toHaveLength( 2 );
	const unit = document.querySelector< HTMLElement >( 'ins.adsbygoogle' )!;
	expect( { ...unit.dataset } ).toEqual( {
		adClient: 'ca-pub-1234567890123456',
		adSlot: '1234567890',
	} );
	expect( unit.style.height ).toBe( '280px' );
	expect( document.querySelector( '.frontage-consent' ) ).toBeNull();
} );

test( 'goes at once when consent is withdrawn, and asks again', () => {
	mount();
	const units = () => document.querySelectorAll( 'ins' ).length;
	const always = () =>
		document.querySelector< HTMLElement >( '[data-consent=always]' )!;
	for ( let time = 1; time <= 2; time++ ) {
		always().click();
		expect( units() ).toBe( 2 );
		withdraw( {
			vendor: 'google-adsense',
			category: 'marketing',
			mode: 'ask',
		} );
		expect( units() ).toBe( 0 );
		expect( always() ).not.toBeNull();
		expect( localStorage.getItem( 'frontage-consent' ) ).toBe( '{}' );
	}
	expect( scripts() ).toHaveLength( 1 );
} );

test( 'a consent plugin decides', () => {
	window.wp_has_consent = ( category ) => category === 'marketing';
	mount();
	expect( scripts() ).toHaveLength( 1 );
	delete window.wp_has_consent;
} );
