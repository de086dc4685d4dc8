/** What an author typed is found again, however the editor writes it, and nothing else is mistaken for it. */
import { missing, typedIn } from '../type-check';

const described = {
	name: 'frontage/x',
	title: 'X',
	frontage: {
		translate: {
			title: 'text',
			'items.*.label': 'text',
			'items.*.id': 'attachment',
		},
	},
};

test( 'reads texts by their paths', () => {
	expect(
		typedIn( described, {
			title: 'A',
			items: [ { label: 'B', id: '7' }, { label: 'C' } ],
			other: 'D',
		} )
	).toEqual( [ 'A', 'B', 'C' ] );
} );

test.each( [
	[ 'Bread & <em>butter</em>', '<h3>Bread &amp; <em>butter</em></h3>' ],
	[ 'It’s “so” -- yes', '<p>It\'s "so" – yes</p>' ],
	[ 'An alt', '<img src="x" alt="An alt"/>' ],
	[ 'Find it', '<!-- wp:search {"placeholder":"Find it"} /-->' ],
	[ '**', '<p>x</p>' ],
] )( 'finds “%s”', ( text, content ) => {
	expect( missing( [ text ], content ) ).toEqual( [] );
} );

test.each( [
	[ 'Send', '<p>The sender</p>' ],
	[ 'one two', '<p>one</p><p>other two</p>' ],
	[ 'Load more', '<div data-more="Load more"></div>' ],
] )( 'misses “%s”', ( text, content ) => {
	expect( missing( [ text, text ], content ) ).toEqual( [ text ] );
} );
