/** Tabs opened by the URL's hash. */
import { openTabs, sleepTabs, tabsHtml, wakeTabs } from './page';

const NESTED = tabsHtml(
	'outer',
	[ 'one', 'two' ],
	tabsHtml( 'inner', [ 'a', 'b' ], '<p id="deep"></p><p id="fig.1"></p>' )
);

afterEach( sleepTabs );

test.each( [
	[ '', [ 'one', 'a' ] ],
	[ '#tab-two', [ 'two', 'a' ] ],
	[ '#two', [ 'two', 'a' ] ],
	[ '#outer|1', [ 'two', 'a' ] ],
	[ '#outer|1||inner|1', [ 'two', 'b' ] ],
	[ '#gallery|red|2||two', [ 'two', 'a' ] ],
	[ '#outer|0||two', [ 'one', 'a' ] ],
	[ '#outer|7', [ 'one', 'a' ] ],
	[ '#nobody', [ 'one', 'a' ] ],
	[ '#b', [ 'two', 'b' ] ],
	[ '#tab-b', [ 'two', 'b' ] ],
	[ '#inner|1', [ 'two', 'b' ] ],
	[ '#in-b', [ 'two', 'b' ] ],
	[ '#deep', [ 'two', 'b' ] ],
	[ '#fig.1', [ 'two', 'b' ] ],
	[ '#%22%3E%3Cimg src%3E', [ 'one', 'a' ] ],
	[ '#t!w?o', [ 'two', 'a' ] ],
] )( '%s opens %j', ( hash, open ) => {
	wakeTabs( NESTED, hash );
	expect( openTabs() ).toEqual( open );
} );

test( 'resolves a name used by two widgets to the first', () => {
	const second = tabsHtml( 'second', [ 'x', 'two-2' ] );
	wakeTabs( tabsHtml( 'first', [ 'one', 'two' ] ) + second, '#two' );
	expect( openTabs() ).toEqual( [ 'two', 'x' ] );
} );

test( 'finds names in any script, plain or encoded', () => {
	for ( const hash of [ '#料金', `#${ encodeURIComponent( '料金' ) }` ] ) {
		wakeTabs( tabsHtml( 'shop', [ 'details', '料金' ] ), hash );
		expect( openTabs() ).toEqual( [ '料金' ] );
		sleepTabs();
	}
} );
