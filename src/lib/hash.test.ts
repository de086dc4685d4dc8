import {
	cleanHash,
	cleanPart,
	formatHash,
	parseHash,
	readEntry,
	writeEntry,
} from './hash';

test( 'keeps only letters, digits, hyphens, underscores and pipes', () => {
	expect( cleanHash( '#tab-One_2|3' ) ).toBe( 'tab-One_2|3' );
	expect( cleanHash( '#<img src=x onerror="a(1)">' ) ).toBe(
		'imgsrcxonerrora1'
	);
	expect( cleanHash( '#a/b.c:d;e%20f' ) ).toBe( 'abcdef' );
	expect( cleanHash( '#tab-%C3%BCber' ) ).toBe( 'tab-über' );
	expect( cleanHash( '#100%' ) ).toBe( '100' );
} );

test( 'removes pipes from parts', () => {
	expect( cleanPart( 'a|b' ) ).toBe( 'ab' );
	expect( cleanPart( 12 ) ).toBe( '12' );
} );

test( 'reads several entries, and nothing from an empty hash', () => {
	expect( parseHash( '#gallery-1|red|2||tab-news||slider|3' ) ).toEqual( [
		{ id: 'gallery-1', parts: [ 'red', '2' ] },
		{ id: 'tab-news', parts: [] },
		{ id: 'slider', parts: [ '3' ] },
	] );
	expect( parseHash( '' ) ).toEqual( [] );
	expect( parseHash( '#||' ) ).toEqual( [] );
	expect( parseHash( '#|a' ) ).toEqual( [] );
} );

test( 'writes what it reads, and an empty part as all', () => {
	const hash = 'gallery-1|red|2||tab-news';
	expect( formatHash( parseHash( hash ) ) ).toBe( hash );
	expect( formatHash( [ { id: 'g', parts: [ '', '2' ] } ] ) ).toBe(
		'g|all|2'
	);
} );

test( 'reads the entry of one widget', () => {
	expect( readEntry( '#a|1||b|2|3', 'b' ) ).toEqual( [ '2', '3' ] );
	expect( readEntry( '#a|1', 'b' ) ).toBeNull();
	expect( readEntry( '#b', 'b' ) ).toBeNull();
} );

test( 'writes one widget’s entry and keeps the others in order', () => {
	expect( writeEntry( '#a|1||b|2||tab-c', 'b', [ 'x', 4 ] ) ).toBe(
		'a|1||b|x|4||tab-c'
	);
	expect( writeEntry( '#a|1', 'b', [ 2 ] ) ).toBe( 'a|1||b|2' );
	expect( writeEntry( '#a|1||b|2', 'a', null ) ).toBe( 'b|2' );
	expect( writeEntry( '#b|2', 'b', null ) ).toBe( '' );
	expect( writeEntry( '', 'b', null ) ).toBe( '' );
} );
