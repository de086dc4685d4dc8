/** The editor has the columns and gaps that `Layout.php` prints (S1 §9); both tests have the same cases. */
import { classesOf, gapOf } from '../edit/columns';
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
	[ { loop: true }, 6, 'has-columns-3 has-tablet-3 has-phone-1 counts-6' ],
] )( '%j with %d items', ( chosen, count, classes ) => {
	const attributes = { ...usual, ...chosen } as Attributes;
	expect( classesOf( attributes, count ).split( /\s+/ ) ).toEqual( [
		...classes.split( ' ' ),
		`is-${ attributes.kind }`,
	] );
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
