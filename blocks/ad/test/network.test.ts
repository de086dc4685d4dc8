/** An ad of another plugin's network: nothing of it before consent, as of AdSense. */
import type { FrontageIsland } from '@frontage/islands/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { withdraw, type Terms } from '@frontage/lib/consent';
import { enhance } from '../view/enhance';
import { loadNetwork } from '../view/network';

const TERMS: Terms = {
	vendor: 'ad-acme-ads',
	category: 'marketing',
	mode: 'ask',
};

const ISLAND = `<frontage-island name="ad-network"><div class="frontage-consent" data-stop="Stop"><button data-consent="once">Load</button><button data-consent="always">Always</button></div><template><ins class="acme">Unit</ins></template></frontage-island>`;

/** Returns an element of the page; undefined if there is none. Templates are no part of it. */
const find = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector ) ?? undefined;

const press = ( choice: string ) =>
	find( `[data-consent=${ choice }]` )!.click();

function mount() {
	document.body.innerHTML = ISLAND;
	return loadNetwork( find( 'frontage-island' ) as FrontageIsland, {
		terms: TERMS,
	} );
}

afterEach( () => {
	localStorage.clear();
	document.body.innerHTML = '';
} );

test( 'its HTML waits for consent, then takes the place of the notice', () => {
	mount();
	expect( find( '.acme' ) ).toBeUndefined();
	press( 'once' );
	expect( find( '.acme' )!.textContent ).toBe( 'Unit' );
	expect( find( '.frontage-consent' ) ).toBeUndefined();
} );

test( 'goes when consent is withdrawn, and can be shown again', () => {
	mount();
	for ( let time = 1; time <= 2; time++ ) {
		press( 'always' );
		expect( document.querySelectorAll( '.acme' ) ).toHaveLength( 1 );
		expect( find( '.frontage-consent__stop' ) ).toBeDefined();
		withdraw( TERMS );
		expect( find( '.acme' ) ).toBeUndefined();
		expect( find( '.frontage-consent__stop' ) ).toBeUndefined();
		expect( find( '.frontage-consent' ) ).toBeDefined();
	}
} );

test( 'nothing follows when it is stopped', () => {
	mount()();
	press( 'once' );
	press( 'always' );
	expect( find( '.acme' ) ).toBeUndefined();
} );

describe( 'in a place of ads', () => {
	const item = ( content: string, classes = '' ) =>
		`<div class="frontage-ad__item ${ classes }"><div class="frontage-ad__box">${ content }</div></div>`;

	function place( ...items: string[] ) {
		FakeIntersectionObserver.install();
		document.body.innerHTML = `<frontage-island name="ad"><div class="frontage-ad__stage">${ items.join(
			''
		) }</div></frontage-island><script id="frontage-data" type="application/json">{"ajax":"/ajax"}</script>`;
		return enhance( find( 'frontage-island' ) as FrontageIsland, {
			session: 1800,
			ads: items.map( ( _, id ) => ( {
				id,
				track: '',
				weight: 1,
				until: 0,
			} ) ),
		} );
	}

	beforeEach( () => {
		Object.assign( HTMLElement.prototype, { wake: jest.fn() } );
		jest.spyOn( HTMLElement.prototype, 'getClientRects' ).mockReturnValue( [
			{},
		] as unknown as DOMRectList );
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		delete ( HTMLElement.prototype as { wake?: unknown } ).wake;
	} );

	test( 'showing it opens no template that waits for consent', () => {
		const stop = place( item( ISLAND ) );
		expect( find( '.acme' ) ).toBeUndefined();
		expect( find( 'template' ) ).toBeDefined();
		stop();
	} );

	test( 'of several, the template of the place opens, and the one for consent waits', () => {
		jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
		const stop = place(
			item( `<template>${ ISLAND }</template>` ),
			item( '<template><b>Other</b></template>' )
		);
		expect( find( '.frontage-consent' ) ).toBeDefined();
		expect( find( '.acme' ) ).toBeUndefined();
		stop();
	} );

	test.each( [ 'no-rotation', 'is-adsense' ] )(
		'one that is %s stays when others take turns',
		( classes ) => {
			jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
			const stop = place(
				item( 'A', classes ),
				item( 'B' ),
				item( 'C' )
			);
			FakeIntersectionObserver.last.seeAll( { intersectionRatio: 1 } );
			const turn = Object.assign(
				new Event( 'animationiteration', { bubbles: true } ),
				{ animationName: 'frontage-ad-beat' }
			);
			find( '.frontage-ad__item' )!.dispatchEvent( turn );
			expect( find( '.is-shown' )!.textContent ).toBe( 'A' );
			stop();
		}
	);
} );
