/** The editor has the columns and classes that `Layout.php` prints; `LayoutTest.php` has the same cases. */
import { columnsOf, layoutOf } from '../edit/layout';
import type { Attributes } from '../attributes';
import cases from './layout.json';

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

it.each( cases.columns )( '$chosen', ( { chosen, columns } ) => {
	expect( Object.values( columnsOf( gallery( chosen ) ) ) ).toEqual(
		columns
	);
} );

it.each( cases.classes )( '$chosen is $classes', ( { chosen, classes } ) => {
	expect( layoutOf( gallery( chosen ) ).className ).toBe(
		`frontage-gallery ${ classes }`
	);
} );

it.each( cases.pictures )(
	'$chosen passes its layout to the stylesheet',
	( { chosen, ratio, fit } ) => {
		expect( layoutOf( gallery( chosen ) ).style ).toEqual( {
			'--frontage-gallery-columns': 3,
			'--frontage-gallery-tablet': 3,
			'--frontage-gallery-phone': 2,
			'--frontage-gallery-ratio': ratio ?? undefined,
			'--frontage-gallery-fit': fit ?? undefined,
			'--frontage-gallery-gap': '1em',
		} );
	}
);
