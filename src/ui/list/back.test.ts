/** Lists that Back has woken: the page was printed for another state than the address says. */
import { createList } from './list';
import { take } from '../../../tests/support/items';

const words = { loading: 'Loading…', failed: 'It failed.', retry: 'Try again' };

const place = { module: 'grid', id: 'one' };

test( 'loads the state of the address if Back has woken it, and keeps the printed one for Forward', async () => {
	document.body.innerHTML =
		'<div data-at="http://localhost/?frontage-grid[one]=all,3">third</div><p></p>';
	const [ into, status ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	history.replaceState( null, '', '/?frontage-grid[one]=all,2' );
	const load = jest.fn( async () => 'second' );
	const list = createList( {
		place,
		into,
		status,
		words,
		load,
		history: 'push',
		show: ( html ) => ( into.textContent = html ),
	} );
	expect( list.keep( 'third' ) ).toEqual( { category: '', page: 3 } );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( into.textContent ).toBe( 'second' );
	history.replaceState( null, '', '/?frontage-grid[one]=all,3' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( into.textContent ).toBe( 'third' );
	expect( load ).toHaveBeenCalledTimes( 1 );
	list.stop();
} );
