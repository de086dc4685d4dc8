/** Finds the parts of a list page, whatever the theme. */
import { isNear } from '../view/near';
import { partOf, postOf, readable } from '../view/part';
import { take } from '../../../tests/support/items';

const selectors = {
	items: 'div.post',
	navigation: '.wp-block-query-pagination, .navigation, .nav-links',
};

const part = ( html: string ) => {
	document.body.innerHTML = html;
	return partOf( document, selectors );
};

test( 'supports classic themes: div.post and the navigation’s link', () => {
	const { items, next } = part(
		'<div class="post post-1"></div><div class="post post-2"></div><nav class="navigation"><a class="prev" href="/a">1</a><a class="next page-numbers" href="/page/2/">2</a></nav>'
	);
	expect( items.map( ( { className } ) => className ) ).toEqual( [
		'post post-1',
		'post post-2',
	] );
	expect( next ).toBe( '/page/2/' );
} );

test( 'supports themes with other elements', () => {
	const { items, next } = part(
		'<main><article class="hentry post-1"></article></main><div class="nav-links"><div class="nav-previous"><a href="/page/2/">Older</a></div></div>'
	);
	expect( items ).toHaveLength( 1 );
	expect( next ).toBe( '/page/2/' );
} );

test( 'finds the Query Loop of the page, not another one', () => {
	const loop = ( id: string, href: string ) =>
		`<div class="wp-block-query" id="${ id }"><ul class="wp-block-post-template"><li></li><li></li></ul><nav class="wp-block-query-pagination"><a class="wp-block-query-pagination-next" href="${ href }">Next</a></nav></div>`;
	const { items, next, navigation } = part(
		loop( 'other', '?query-3-page=2' ) + loop( 'own', '/blog/page/2/' )
	);
	expect( next ).toBe( '/blog/page/2/' );
	expect( navigation?.closest( '#own' ) ).not.toBeNull();
	expect( items ).toHaveLength( 2 );
} );

test( 'the last page has no next link', () => {
	const { navigation, next } = part(
		'<div class="post"></div><nav class="navigation"><a class="prev" href="/">1</a></nav>'
	);
	expect( navigation ).not.toBeNull();
	expect( next ).toBeUndefined();
} );

test( 'accepts links to other pages of this site', () => {
	const base = 'http://localhost/blog/';
	expect( readable( 'page/2/', base ) ).toBe(
		'http://localhost/blog/page/2/'
	);
	for ( const odd of [
		'http://[',
		'javascript:alert(1)',
		'https://elsewhere.example/page/2/',
		'',
		'data:text/html,x',
	] ) {
		expect( readable( odd, base ) ).toBeUndefined();
	}
} );

test( 'loads within 40 pixels below the window, unless the focus is behind the list', () => {
	document.body.innerHTML = '<div></div><a href="/">Footer</a>';
	const [ end, footer ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	const at = ( top: number ) => {
		end.getBoundingClientRect = () => ( { top } ) as DOMRect;
		return isNear( end );
	};
	expect( at( innerHeight + 40 ) ).toBe( false );
	expect( at( innerHeight + 39 ) ).toBe( true );
	footer.focus();
	expect( at( 0 ) ).toBe( false );
} );

test( 'ignores posts listed inside a post', () => {
	const { items } = part(
		'<main><article class="hentry post-1"><ul><li class="hentry post-7"></li></ul></article><article class="hentry post-2"></article></main>'
	);
	expect( items.map( ( { className } ) => className ) ).toEqual( [
		'hentry post-1',
		'hentry post-2',
	] );
} );

test( 'finds one of our own lists, its name in requests and the cursor behind its last post', () => {
	document.body.innerHTML =
		'<div id="news" class="wp-block-frontage-blog frontage-blog"><div class="frontage-list"><ul data-after="2,7,x"><li><h2 class="frontage-card__title"><a href="/a">A</a></h2></li><li></li></ul><nav class="frontage-pagination"><a class="frontage-pagination__link is-next" href="/page/2/">Next</a></nav></div></div>';
	const found = partOf( document, {
		items: 'div.post',
		navigation: '.frontage-list .frontage-pagination',
	} );
	expect( found ).toMatchObject( {
		next: '/page/2/',
		region: 'blog/news',
		after: '2,7,x',
	} );
	expect( found.items.map( postOf ) ).toEqual( [ '/a', undefined ] );
} );
