/** Chapters as authors type them. */
import { chaptersIn, linesOf } from '../edit/chapters';

it( 'reads lines as they stand below videos', () => {
	expect(
		chaptersIn(
			'0:00 First light\n (1:30) – Boats leave \n1:02:03 - The market\nNot a chapter\n2:00\n12 apples'
		)
	).toEqual( [
		{ time: '0:00', title: 'First light' },
		{ time: '1:30', title: 'Boats leave' },
		{ time: '1:02:03', title: 'The market' },
	] );
} );

it( 'writes what it reads', () => {
	const text = '0:00 First light\n1:30 Boats leave';
	expect( linesOf( chaptersIn( text ) ) ).toBe( text );
	expect( linesOf( [ {} ] ) ).toBe( ' ' );
} );
