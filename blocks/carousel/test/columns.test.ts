/** The editor has the columns and gaps that `Layout.php` prints (S1 §9); both tests have the same cases. */
import { classesOf, gapOf, styleOf } from '../edit/columns';
import type { Attributes } from '../attributes';

const usual = {
	kind: 'carousel',
	columns: 0,
	columnsTablet: 0,
	columnsPhone: 0,
	loop: false,
} as Attributes;

test.each( [
	[ {}, 9, 'has-columns-3 has-tablet-3 has-phone-1' ],
	[ { align: 'wide' }, 9, 'has-columns-4 has-tablet-4 has-phone-1' ],
	[ { align: 'full' }, 9, 'has-columns-4 has-tablet-4 has-phone-1' ],
	[ { align: 'center' }, 9, 'has-columns-3 has-tablet-3 has-phone-1' ],
	[
		{ columns: 5, columnsTablet: 2, columnsPhone: 2 },
		9,
		'has-columns-5 has-tablet-2 has-phone-2',
	],
	[ { columns: 5 }, 9, 'has-columns-5 has-tablet-3 has-phone-1' ],
	[ { columns: 1 }, 9, 'has-columns-1 has-tablet-1 has-phone-1' ],
	[
		{ kind: 'logos', columns: 5 },
		9,
		'has-columns-5 has-tablet-3 has-phone-2',
	],
	[ { kind: 'posts' }, 9, 'has-columns-3 has-tablet-3 has-phone-1' ],
	[ { loop: true }, 7, 'has-columns-3 has-tablet-3 has-phone-1 is-circling' ],
	[ { loop: true }, 6, 'has-columns-3 has-tablet-3 has-phone-1' ],
	[
		{},
		3,
		'has-columns-3 has-tablet-3 has-phone-1 fits-columns fits-tablet',
	],
	[
		{},
		1,
		'has-columns-3 has-tablet-3 has-phone-1 fits-columns fits-tablet fits-phone',
	],
	[
		{ isCentered: true },
		4,
		'has-columns-3 has-tablet-3 has-phone-1 is-circling',
		'is-centered',
	],
	[
		{ fit: 'natural', loop: true, hasPeek: true },
		4,
		'has-columns-3 has-tablet-3 has-phone-1 is-circling',
		'is-natural has-captions-over',
	],
	[
		{ isFree: true, loop: true, captions: 'over', fit: 'contain' },
		7,
		'has-columns-3 has-tablet-3 has-phone-1',
		'is-contain is-free has-captions-over',
	],
	[
		{
			kind: 'posts',
			fit: 'natural',
			hasPeek: true,
			isAutoHeight: true,
			columns: 1,
		},
		7,
		'has-columns-1 has-tablet-1 has-phone-1',
		'has-peek is-auto-height',
	],
] as [ object, number, string, string? ][] )(
	'%j with %d items',
	( chosen, count, classes, shape = '' ) => {
		const attributes = { ...usual, ...chosen } as Attributes;
		expect( classesOf( attributes, count ).split( /\s+/ ) ).toEqual( [
			...classes.split( ' ' ),
			`is-${ attributes.kind }`,
			...( shape ? shape.split( ' ' ) : [] ),
		] );
	}
);

test( 'pictures have one ratio, or one height', () => {
	const attributes = { ...usual, ratio: '4/3', imageHeight: 240 };
	expect( styleOf( { ...attributes, fit: 'cover' } as Attributes ) ).toEqual(
		{
			'--frontage-carousel-ratio': '4/3',
		}
	);
	expect(
		styleOf( { ...attributes, fit: 'natural' } as Attributes )
	).toEqual( { '--frontage-carousel-high': '240px' } );
} );

test.each( [
	[ undefined, undefined ],
	[ '2rem', '2rem' ],
	[ { left: '1em' }, '1em' ],
	[ '0', '0px' ],
	[ 'var:preset|spacing|40', 'var(--wp--preset--spacing--40)' ],
] )( 'the gap %j', ( blockGap, css ) => {
	expect( gapOf( { ...usual, style: { spacing: { blockGap } } } ) ).toBe(
		css
	);
} );
