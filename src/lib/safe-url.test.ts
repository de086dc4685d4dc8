import cases from '../../tests/fixtures/urls.json';
import { safeUrl } from './safe-url';

test.each( cases )( '$url becomes "$safe"', ( { url, safe } ) => {
	expect( safeUrl( url ) ).toBe( safe );
} );

test( 'returns an empty string for other types', () => {
	expect(
		[ null, undefined, 1, {}, [ 'https://example.org/' ] ].map( safeUrl )
	).toEqual( [ '', '', '', '', '' ] );
} );
