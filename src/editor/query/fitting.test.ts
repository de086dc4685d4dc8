/** Changing the post type resets the filters. */
import { fitting } from './fitting';

test( 'another type resets what was selected among the posts of the first', () => {
	expect( {
		perPage: 3,
		taxQuery: { category: [ 1 ] },
		include: [ 7 ],
		exclude: [ 8 ],
		sticky: 'only',
		...fitting( { postType: 'page' }, 'post' ),
	} ).toEqual( { perPage: 3 } );
	expect( fitting( { perPage: 4 }, 'post' ) ).toEqual( {} );
	expect( fitting( { postType: 'post' }, 'post' ) ).toEqual( {} );
} );
