/** What the Privacy tab says about who contacts a third party. */
import { stateOf } from './others';
import type { Other } from './types';

const lightbox = { slug: 'lightbox', title: '', kind: 'features', on: true };

const said = ( changed: Partial< Other > ) =>
	stateOf( {
		asks: true,
		browserHosts: [],
		isConfigured: true,
		needsKey: true,
		modules: [ lightbox ],
		...changed,
	} as Other );

it( 'never speaks of a key where none is needed', () => {
	const video = { needsKey: false, browserHosts: [ 'a.example' ] };
	expect( said( video ) ).toBe(
		'Contacted by visitors’ browsers, after they agree'
	);
	expect( said( { ...video, asks: false } ) ).toBe(
		'Contacted by visitors’ browsers'
	);
	expect(
		said( { ...video, modules: [ { ...lightbox, on: false } ] } )
	).toBe( 'Not contacted' );
} );

it( 'says who contacts a service with a key, and that nobody does without', () => {
	const captcha = { browserHosts: [ 'a.example' ] };
	expect( said( { ...captcha, isConfigured: false } ) ).toBe(
		'Not contacted (no key)'
	);
	expect( said( captcha ) ).toBe(
		'Contacted by visitors’ browsers, after they agree'
	);
	expect( said( {} ) ).toBe( 'Contacted by your server' );
} );
