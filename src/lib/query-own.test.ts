import { queryOwn } from './query-own';

test( 'excludes what belongs to an inner island, but not the inner island itself', () => {
	document.body.innerHTML =
		'<frontage-island id="outer"><i id="a"></i><div><frontage-island id="inner"><i id="b"></i></frontage-island></div></frontage-island>';
	const outer = document.getElementById( 'outer' )!;
	const ids = ( selector: string, root = outer ) =>
		queryOwn( root, selector ).map( ( { id } ) => id );
	expect( ids( 'i' ) ).toEqual( [ 'a' ] );
	expect( ids( 'frontage-island' ) ).toEqual( [ 'inner' ] );
	expect( ids( 'i', document.getElementById( 'inner' )! ) ).toEqual( [
		'b',
	] );
	expect( ids( 'i', outer.querySelector( 'div' )! ) ).toEqual( [] );
} );
