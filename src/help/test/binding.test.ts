/** Reading and writing the binding of a text. */
import { boundTo, withBinding } from '../bindings/binding';

const NAMED = { name: 'Mine' };

const BOUND = {
	name: 'Mine',
	bindings: {
		content: {
			source: 'frontage/value',
			args: { key: 'likes', text: '%s likes' },
		},
	},
};

it( 'reads only its own entries', () => {
	expect( boundTo( BOUND ) ).toEqual( { key: 'likes', text: '%s likes' } );
	expect( boundTo( NAMED ) ).toBeNull();
	expect( boundTo( undefined ) ).toBeNull();
	expect(
		boundTo( { bindings: { content: { source: 'core/post-meta' } } } )
	).toBeNull();
} );

it( 'binds and unbinds only its own attribute', () => {
	expect( withBinding( NAMED, 'likes', '%s likes' ) ).toEqual( BOUND );
	expect( withBinding( BOUND, '', '' ) ).toEqual( NAMED );
	expect( withBinding( undefined, '', '' ) ).toBeUndefined();
	expect( withBinding( undefined, 'likes', '' ) ).toEqual( {
		bindings: {
			content: { source: 'frontage/value', args: { key: 'likes' } },
		},
	} );
	const others = { bindings: { url: { source: 'x' } } };
	expect( withBinding( others, '', '' ) ).toEqual( others );
} );
