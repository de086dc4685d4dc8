/** Filtering the list of modules. */
import { NO_FILTER, fits, type Filter } from './filter';
import type { Module } from './types';

const lightbox = {
	kind: 'blocks',
	slug: 'gallery',
	title: 'Photo Gallery',
	description: 'Images in a grid, à la carte.',
	keywords: [ 'album', 'image map' ],
	places: 2,
} as Module;

const found = ( filter: Partial< Filter >, isOn = true, more = '' ) =>
	fits( lightbox, { ...NO_FILTER, ...filter }, isOn, more );

it( 'finds every word, anywhere, ignoring accents and case', () => {
	expect( found( { search: 'grid PHOTO' } ) ).toBe( true );
	expect( found( { search: 'a la carte' } ) ).toBe( true );
	expect( found( { search: 'Map album' } ) ).toBe( true );
	expect( found( { search: 'grid tabs' } ) ).toBe( false );
	expect( found( { search: 'slide' }, true, 'Slide' ) ).toBe( true );
} );

it( 'filters by kind, state and usage', () => {
	expect( found( { kind: 'features' } ) ).toBe( false );
	expect( found( { state: 'off' } ) ).toBe( false );
	expect( found( { state: 'off' }, false ) ).toBe( true );
	expect( found( { use: 'unused' } ) ).toBe( false );
	expect( found( { kind: 'blocks', state: 'on', use: 'used' } ) ).toBe(
		true
	);
} );

it( 'counts an active feature as used', () => {
	const feature = { ...lightbox, places: null };
	const used = { ...NO_FILTER, use: 'used' };
	expect( fits( feature, used, true ) ).toBe( true );
	expect( fits( feature, used, false ) ).toBe( false );
} );
