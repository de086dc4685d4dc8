import { pageAddress, partAddress } from './part-address';

test( 'names parts in the address, and leaves the rest as it is', () => {
	const page = 'https://example.org/news/?s=a%20b&frontage-blog[x]=all,2';
	const part = partAddress(
		page + '#here',
		'blog/x filter/y',
		'6,1,a 9,2,b'
	);
	expect( part ).toBe(
		page +
			'&frontage_part=blog%2Fx%20filter%2Fy&frontage_after=6%2C1%2Ca%209%2C2%2Cb'
	);
	expect( pageAddress( part ) ).toBe( page );
	expect( partAddress( 'https://example.org/', 'blog/ü' ) ).toBe(
		'https://example.org/?frontage_part=blog%2F%C3%BC'
	);
} );

test( 'leaves the first cursors out if the address would be too long', () => {
	const cursors = Array.from(
		{ length: 40 },
		( _, n ) => `${ n },1,${ 'x'.repeat( 90 ) }`
	);
	const part = partAddress( '/', 'blog/x', cursors.join( ' ' ) );
	expect( part.length ).toBeLessThanOrEqual( 1900 );
	expect( part ).toContain( encodeURIComponent( ` ${ cursors.at( -1 ) }` ) );
	expect( part ).not.toContain( '=0%2C' );
	expect( partAddress( '/', 'blog/x', 'x'.repeat( 3000 ) ) ).toBe(
		'/?frontage_part=blog%2Fx'
	);
} );

test( 'finds the page of a part wherever the arguments are', () => {
	expect( pageAddress( '/?frontage_part=a' ) ).toBe( '/' );
	expect( pageAddress( '/?frontage_part=a&page=2' ) ).toBe( '/?page=2' );
	expect( pageAddress( '/?page=2&frontage_after=&q=1' ) ).toBe(
		'/?page=2&q=1'
	);
	expect( pageAddress( '/?s=a?b&frontage_part=a' ) ).toBe( '/?s=a?b' );
	expect( pageAddress( '/page/2/' ) ).toBe( '/page/2/' );
	expect( pageAddress( '/a&b/' ) ).toBe( '/a&b/' );
} );
