import { pathsIn } from './places';

it( 'reads addresses as people paste them', () => {
	expect(
		pathsIn( ' /shop/* \n\nsale\nhttps://example.org/a/b/\n/shop/*' )
	).toEqual( [ 'path:/shop/*', 'path:/sale', 'path:/a/b/' ] );
} );
