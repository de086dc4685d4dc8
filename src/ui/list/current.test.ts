/** The current link of a list. */
import { markCurrent } from './current';

test( 'marks only the link of the current category', () => {
	document.body.innerHTML =
		'<a href="/">All</a><a href="?frontage-grid%5Bone%5D=red,1" aria-current="true">Red</a><a href="?frontage-grid%5Bone%5D=blue,1">Blue</a><a href="?frontage-grid%5Btwo%5D=blue,1">Another list</a>';
	const links = [ ...document.querySelectorAll( 'a' ) ];
	const place = { module: 'grid', id: 'one' };
	const marked = () =>
		links.map( ( link ) => link.getAttribute( 'aria-current' ) );
	const [ all, red, blue ] = links;

	expect( markCurrent( links, place, { category: 'blue', page: 2 } ) ).toBe(
		blue
	);
	expect( marked() ).toEqual( [ null, null, 'true', null ] );
	expect( markCurrent( links, place, { category: '', page: 1 } ) ).toBe(
		all
	);
	expect( marked() ).toEqual( [ 'true', null, null, null ] );
	expect( markCurrent( links, place, { category: 'red', page: 1 } ) ).toBe(
		red
	);
	expect( markCurrent( links, place, { category: 'green', page: 1 } ) ).toBe(
		undefined
	);
	expect( marked() ).toEqual( [ null, null, null, null ] );
} );
