import { accountsIn, unreadable } from '../edit/accounts';

test( 'reads addresses one a line, and completes them', () => {
	expect(
		accountsIn(
			' https://bsky.app/profile/bakery \n\nwww.instagram.com/bakery\nbread@example.org\n@bakery\nhttp://example.org'
		)
	).toEqual( [
		'https://bsky.app/profile/bakery',
		'https://www.instagram.com/bakery',
		'mailto:bread@example.org',
		'@bakery',
		'http://example.org',
	] );
} );

test.each( [
	[ [ 'https://x.com/bakery', 'mailto:bread@example.org' ], undefined ],
	[ [ 'https://x.com/bakery', '@bakery' ], '@bakery' ],
	[ [ 'javascript:alert(1)//.x' ], 'javascript:alert(1)//.x' ],
	[ [ 'https://localhost' ], 'https://localhost' ],
] )( 'names the first that is no address: %j', ( accounts, expected ) => {
	expect( unreadable( accounts ) ).toBe( expected );
} );
