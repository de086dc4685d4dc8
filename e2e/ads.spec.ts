/** Ads that nobody inserted: in posts, between posts of lists, and the file ads.txt. */
import { htmlAd, makeAds } from './support/ads';
import { publishContent } from './support/rest';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

const SELLERS = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

test( 'inserts ads after a paragraph and between posts, and serves ads.txt', async ( {
	admin,
	open,
	own,
} ) => {
	const group = `group-${ crypto.randomUUID() }`;
	await makeAds( [ htmlAd( '/', 'Fresh bread' ) ], group );
	const settings = {
		on: { features: { ads: true } },
		values: {
			ads: {
				paragraph: 2,
				text_group: group,
				every: 1,
				list_group: group,
				ads_txt: SELLERS,
			},
		},
	};
	await sitePhp(
		`update_option( 'frontage_env_settings_${ own }', json_decode( '${ JSON.stringify( settings ) }', true ) );`
	);
	const page = await open( {}, { frontage_env_settings: own } );
	const text = [ 'One', 'Two', 'Three' ].map( paragraph ).join( '' );
	const post = await publishContent( admin, text, {}, 'posts' );
	await visit( page, post.link );
	const ad = page.getByText( 'Fresh bread' );
	await expect( ad ).toHaveCount( 1 );
	const before = ( await page.getByText( 'Two' ).boundingBox() )!;
	const after = ( await page.getByText( 'Three' ).boundingBox() )!;
	const place = ( await ad.boundingBox() )!;
	expect( place.y ).toBeGreaterThan( before.y );
	expect( place.y ).toBeLessThan( after.y );
	const list = await publishContent(
		admin,
		'<!-- wp:query {"query":{"perPage":3,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->'
	);
	await visit( page, list.link );
	await expect( ad ).toHaveCount( 2 );
	await expect(
		page.locator( '.wp-block-post-template > li:nth-child(2)' )
	).toContainText( 'Fresh bread' );
	const archive = await open(
		{},
		{ frontage_env_settings: own, frontage_env_theme: 'classic' }
	);
	await visit( archive, '/?post_type=post&posts_per_page=3' );
	const shown = archive.locator( 'article, .wp-block-frontage-ad' );
	await expect
		.poll( () =>
			shown.evaluateAll( ( all ) =>
				all.map( ( { localName } ) => localName ).slice( 0, 4 )
			)
		)
		.toEqual( [ 'article', 'div', 'article', 'div' ] );
	await expect( archive.getByText( 'Fresh bread' ).first() ).toBeVisible();
	const answer = await page.request.get( '/ads.txt' );
	expect( [ answer.status(), await answer.text() ] ).toEqual( [
		200,
		`${ SELLERS }\n`,
	] );
	expect( answer.headers()[ 'content-type' ] ).toContain( 'text/plain' );
} );
