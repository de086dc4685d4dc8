import { groupOf, itemOf, itemsWith, linkNamed } from '../items';
import { item } from '../../../../tests/support/items';

const HARM = '"><img src=x onerror=alert(1)>';

beforeEach( () => {
	document.body.innerHTML = `
		<a data-frontage-lightbox="trip" href="/a/sea.jpg"><img alt="Sea"></a>
		<a data-frontage-lightbox="trip" href="/a/sea.jpg">again</a>
		<a data-frontage-lightbox="trip" href="/b/hill.jpg">hill</a>
		<a data-frontage-lightbox="trip" href="#missing">no part</a>
		<a data-frontage-lightbox="trip" href="javascript:alert(1)//x.jpg">harm</a>
		<a data-frontage-lightbox="" href="/b/alone.jpg">alone</a>
		<a data-frontage-lightbox="" href="#part">part</a>
		<p id="part"></p>`;
	link( 5 ).setAttribute( 'data-frontage-lightbox', '' );
} );

const link = ( index: number ) =>
	item( document.querySelectorAll( 'a' ), index );
const names = ( index: number ) =>
	itemsWith( link( index ) ).map( ( { name } ) => name );

it( 'follows the page within a group, each item once, and skips unsupported links', () => {
	expect( names( 0 ) ).toEqual( [ 'sea', 'hill' ] );
	expect( names( 2 ) ).toEqual( [ 'sea', 'hill' ] );
} );

it( 'shows the clicked link if two have the same file', () => {
	expect( itemsWith( link( 1 ) )[ 0 ]?.link ).toBe( link( 1 ) );
} );

it( 'shows an item without a group alone', () => {
	expect( names( 5 ) ).toEqual( [ 'alone' ] );
	expect( names( 6 ) ).toEqual( [ 'part' ] );
} );

it( 'skips what its list has hidden', () => {
	const list = document.createElement( 'ul' );
	list.innerHTML =
		'<li hidden><a data-frontage-lightbox="trip" href="/c/town.jpg">town</a></li><li><a data-frontage-lightbox="trip" href="/c/wood.jpg">wood</a></li>';
	document.body.append( list );
	expect( names( 0 ) ).toEqual( [ 'sea', 'hill', 'wood' ] );
} );

it( 'finds the link of a URL by comparison, never by a selector', () => {
	expect( linkNamed( [ 'trip', 'hill' ] ) ).toBe( link( 2 ) );
	expect( linkNamed( [ 'all', 'alone' ] ) ).toBe( link( 5 ) );
	for ( const hostile of [ HARM, "'] *", '\\', ',' ] ) {
		expect( linkNamed( [ hostile, hostile ] ) ).toBeNull();
	}
} );

it( 'cleans the names in URLs', () => {
	link( 0 ).setAttribute( 'data-frontage-lightbox', HARM );
	link( 0 ).href = `/${ encodeURIComponent( HARM ) }.jpg`;
	expect( groupOf( link( 0 ) ) ).toBe( 'imgsrcxonerroralert1' );
	expect( itemOf( link( 0 ) )?.name ).toBe( 'imgsrcxonerroralert1' );
} );
