/** Pages that are fetched before they are opened, and five hundred links of which most never may be. */
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';

const ON = {
	frontage_env_on: 'prefetch',
	frontage_env_constants: 'FRONTAGE_PREFETCH_WHEN:view',
};

const LINKS = 500;

const GOOD = [ 'about', 'blog', 'cartoons', 'modules', 'search', 'sites' ];

const NEVER = [
	( at: number ) => `href="/cart/?step=${ at }"`,
	( at: number ) => `href="/cart/${ at }/"`,
	( at: number ) => `href="/en/checkout/${ at }"`,
	( at: number ) => `href="/shop/login/${ at }/"`,
	( at: number ) => `href="/logout/${ at }/"`,
	( at: number ) => `href="/post-${ at }/?_wpnonce=${ at }"`,
	( at: number ) => `href="/product-${ at }/?add-to-cart=${ at }"`,
	( at: number ) => `href="/wp-login.php?action=logout&amp;n=${ at }"`,
	( at: number ) => `href="/wp-admin/post.php?post=${ at }"`,
	( at: number ) => `href="/wp-content/uploads/menu-${ at }/"`,
	( at: number ) => `href="/files/menu-${ at }.pdf"`,
	( at: number ) => `href="/files/menu-${ at }.zip"`,
	( at: number ) => `href="/report-${ at }/" download`,
	( at: number ) => `href="/out-${ at }/" rel="nofollow"`,
	( at: number ) => `href="https://example.com/page-${ at }/"`,
	( at: number ) => `href="/heavy-${ at }/" class="no-prefetch"`,
];

/** Links of a page: every tenth may be fetched, and leads to one of a few pages. */
const links = Array.from( { length: LINKS }, ( _, at ) =>
	at % 10
		? NEVER[ at % NEVER.length ]!( at )
		: `href="/${ GOOD[ ( at / 10 ) % GOOD.length ] }/"`
);

const content = `<!-- wp:paragraph --><p>${ links
	.map( ( link ) => `<a ${ link }>Link</a>` )
	.join( ' ' ) }</p><!-- /wp:paragraph -->`;

const excluded = new Set(
	links
		.map( ( link ) =>
			/"([^"]*)"/.exec( link )![ 1 ]!.replace( '&amp;', '&' )
		)
		.filter( ( _, at ) => at % 10 )
);

const goodPaths = GOOD.map( ( name ) => `/${ name }/` ).sort();

test(
	'a browser without speculation rules fetches pages in view, and nothing that is excluded',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const path = await publishPage( admin, content );
		const page = await open( {}, ON );
		await page.addInitScript( () => {
			HTMLScriptElement.supports = () => false;
		} );
		const asked: string[] = [];
		const times: number[] = [];
		await page.route( '**/*', async ( route ) => {
			const { pathname, search } = new URL( route.request().url() );
			const isAhead = [ 'other', 'fetch' ].includes(
				route.request().resourceType()
			);
			if ( ! isAhead || pathname === '/favicon.ico' ) {
				return route.fallback();
			}
			asked.push( `${ pathname }${ search }` );
			times.push( Date.now() );
			return route.fulfill( { contentType: 'text/html', body: '' } );
		} );
		await visit( page, path );
		const all = page.locator( 'main a, .entry-content a' );
		await all.last().scrollIntoViewIfNeeded();
		// The theme's menu has pages as well.
		const missing = () =>
			goodPaths.filter( ( good ) => ! asked.includes( good ) );
		await expect.poll( missing ).toEqual( [] );
		// Three in a second.
		expect( times.at( -1 )! - times[ 0 ]! ).toBeGreaterThan( 900 );
		await all.first().scrollIntoViewIfNeeded();
		await page.waitForTimeout( 1200 );
		expect( asked.filter( ( one ) => excluded.has( one ) ) ).toEqual( [] );
		expect( asked ).toEqual( [ ...new Set( asked ) ] );
	}
);

test( 'the rules of WordPress leave out the same links', async ( {
	admin,
	open,
} ) => {
	const path = await publishPage( admin, content );
	const page = await open( {}, ON );
	await visit( page, path );
	const rules = page.locator( 'script[type=speculationrules]' );
	test.skip(
		! ( await rules.count() ),
		'WordPress has them since version 6.8'
	);
	const text = await rules.first().textContent();
	const found = await page.evaluate( ( json ) => {
		type Where = {
			and?: Where[];
			not?: Where;
			href_matches?: string | string[];
			selector_matches?: string | string[];
		};
		const [ rule ] = JSON.parse( json ).prefetch;
		const all = ( given: string | string[] ) => [ given ].flat();
		const holds = ( where: Where, link: HTMLAnchorElement ): boolean => {
			if ( where.and ) {
				return where.and.every( ( one ) => holds( one, link ) );
			}
			if ( where.not ) {
				return ! holds( where.not, link );
			}
			return where.href_matches
				? all( where.href_matches ).some( ( pattern ) =>
						new URLPattern( pattern, document.baseURI ).test(
							link.href
						)
					)
				: all( where.selector_matches! ).some( ( selector ) =>
						link.matches( selector )
					);
		};
		const paths = [
			...document.querySelectorAll< HTMLAnchorElement >(
				'main a, .entry-content a'
			),
		]
			.filter( ( link ) => link.textContent === 'Link' )
			.filter( ( link ) => holds( rule.where, link ) )
			.map( ( { pathname } ) => pathname );
		return {
			eagerness: rule.eagerness,
			paths: [ ...new Set( paths ) ].sort(),
		};
	}, text! );
	expect( found ).toEqual( { eagerness: 'eager', paths: goodPaths } );
} );
