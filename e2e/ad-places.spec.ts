/** Ads that owners put where there are no blocks: a widget area of a classic theme, and the shortcode in a text. */
import { adBlock, countedOf, htmlAd, makeAds } from './support/ads';
import { publishContent } from './support/rest';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

/** Far from the numbers that WordPress gives to widgets. */
const WIDGET = 970;

/**
 * Shows blocks in the widget area of the classic theme; nothing without blocks.
 *
 * @param blocks Block markup.
 */
const putInSidebar = ( blocks: string ) =>
	sitePhp( `
		$areas   = get_option( 'sidebars_widgets' );
		$widgets = get_option( 'widget_block' );
		$area    = array_diff( $areas['sidebar'] ?? array(), array( 'block-${ WIDGET }' ) );
		unset( $widgets[ ${ WIDGET } ] );
		if ( '' !== '${ blocks }' ) {
			$area[] = 'block-${ WIDGET }';
			$widgets[ ${ WIDGET } ] = array( 'content' => '${ blocks }' );
		}
		update_option( 'widget_block', $widgets );
		update_option( 'sidebars_widgets', array( 'sidebar' => array_values( $area ) ) + $areas );` );

test.afterAll( () => putInSidebar( '' ) );

test( 'an ad in a widget area and one by shortcode are shown and counted', async ( {
	admin,
	open,
} ) => {
	const [ inArea, inText ] = await makeAds( [
		htmlAd( '/modules/', 'Bread of the area' ),
		htmlAd( '/modules/', 'Bread of the text' ),
	] );
	// Other tests show the area too.
	const ref = crypto.randomUUID();
	await putInSidebar(
		`<!-- wp:group {"frontage":{"visibility":{"query":"ref=${ ref }"}}} --><div class="wp-block-group">${ adBlock( inArea! ) }</div><!-- /wp:group -->`
	);
	const { link } = await publishContent(
		admin,
		`<!-- wp:shortcode -->[frontage_ad id="${ inText }"]<!-- /wp:shortcode -->`
	);
	const page = await open(
		{ userAgent: `Visitor ${ crypto.randomUUID() }` },
		{ frontage_env_theme: 'classic' }
	);
	await visit( page, `${ link }?ref=${ ref }` );
	const area = page.getByRole( 'complementary', { name: 'Sidebar' } );
	const ads = {
		[ inArea! ]: area.getByText( 'Bread of the area' ),
		[ inText! ]: page.getByText( 'Bread of the text' ),
	};
	for ( const [ ad, words ] of Object.entries( ads ) ) {
		await words.scrollIntoViewIfNeeded();
		await expect( words ).toBeInViewport( { ratio: 1 } );
		await expect
			.poll( () => countedOf( Number( ad ) ) )
			.toEqual( { impressions: 1, clicks: 0 } );
	}
	await Promise.all( [
		page.waitForURL( /modules/ ),
		ads[ inArea! ]!.click(),
	] );
	await expect
		.poll( () => countedOf( inArea! ) )
		.toEqual( { impressions: 1, clicks: 1 } );
} );
