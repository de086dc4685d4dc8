import { numberIn } from '../edit/transforms';

jest.mock( '@wordpress/blocks', () => ( {} ) );
jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '../../../src/editor/number/number' ),
	numberLocale: () => 'en-US',
} ) );

it.each( [
	[ '12,400 loaves', [ '', '12400', '', 'loaves' ] ],
	[ '<strong>€1,200+</strong> donated', [ '€', '1200', '+', 'donated' ] ],
	[ '98.5 % of all', [ '', '98.5', '%', 'of all' ] ],
	[ '-12', [ '', '-12', '', '' ] ],
] )( 'finds the number at the start of “%s”', ( content, parts ) => {
	expect( Object.values( numberIn( content )! ) ).toEqual( parts );
} );

it.each( [ 'Founded in 1998', '3rd place', '' ] )(
	'finds none in “%s”',
	( content ) => {
		expect( numberIn( content ) ).toBeNull();
	}
);
