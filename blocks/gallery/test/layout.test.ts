/** The editor has the columns and classes that `Layout.php` prints; both tests have the same cases. */
import { columnsOf, layoutOf } from '../edit/layout';
import type { Attributes } from '../attributes';

jest.mock( '@frontage/editor', () => ( { gapOf: () => '1em' } ) );

const usual = {
	columns: 3,
	columnsTablet: 0,
	columnsPhone: 0,
	ratio: '4/3',
	fit: 'cover',
	captions: 'below',
} as Attributes;

const gallery = ( chosen: object ) => ( { ...usual, ...chosen } ) as Attributes;

it.each( [
	[ {}, [ 3, 3, 2 ] ],
	[ { columns: 5 }, [ 5, 3, 2 ] ],
	[ { columns: 1 }, [ 1, 1, 1 ] ],
	[ { columns: 6, columnsTablet: 4 }, [ 6, 4, 2 ] ],
	[ { columns: 6, columnsTablet: 1 }, [ 6, 1, 1 ] ],
	[ { columns: 2, columnsPhone: 3 }, [ 2, 2, 3 ] ],
] )( '%j', ( chosen, columns ) => {
	expect( Object.values( columnsOf( gallery( chosen ) ) ) ).toEqual(
		columns
	);
} );

it.each( [
	[ {}, 'has-captions-below has-ratio' ],
	[ { ratio: 'original' }, 'has-captions-below' ],
	[ { arrangement: 'masonry' }, 'has-captions-over is-masonry' ],
	[
		{ arrangement: 'masonry', captions: 'none' },
		'has-captions-none is-masonry',
	],
	[ { arrangement: 'carousel' }, 'has-captions-below has-ratio is-carousel' ],
] )( '%j is %s', ( chosen, classes ) => {
	expect( layoutOf( gallery( chosen ) ).className ).toBe(
		`frontage-gallery ${ classes }`
	);
} );

it( 'passes its layout to the stylesheet', () => {
	expect( layoutOf( gallery( { fit: 'contain' } ) ).style ).toEqual( {
		'--frontage-gallery-columns': 3,
		'--frontage-gallery-tablet': 3,
		'--frontage-gallery-phone': 2,
		'--frontage-gallery-ratio': '4/3',
		'--frontage-gallery-fit': 'contain',
		'--frontage-gallery-gap': '1em',
	} );
} );
