import { itemsIn, textOf } from '../edit/items';

test( 'a line is a label and an anchor', () => {
	expect(
		itemsIn( 'Bread and cake #bread\n\n #hours\nC# for bakers #c\nNowhere' )
	).toEqual( [
		{ label: 'Bread and cake', target: 'bread' },
		{ label: 'hours', target: 'hours' },
		{ label: 'C# for bakers', target: 'c' },
		{ label: 'Nowhere', target: '' },
	] );
} );

test( 'is written as it was typed', () => {
	const text = 'Bread and cake #bread\nNowhere';
	expect( textOf( itemsIn( text ) ) ).toBe( text );
} );
