/** A menu and its search in a template part, where themes have them. */
import { publishPage } from './support/rest';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

const PART = `<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group"><!-- wp:frontage/nav-menu {"anchor":"in-part","source":"navigation","ref":9082,"label":"Bakery"} /--><!-- wp:frontage/menu-search {"anchor":"search-in-part"} /--></div><!-- /wp:group -->`;

test( 'works in a template part, and makes place for a search beside it', async ( {
	admin,
	page,
} ) => {
	const theme = await sitePhp( `
$part = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'a-menu', 'post_title' => 'A menu', 'post_content' => wp_slash( '${ PART }' ) ) );
wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
echo get_stylesheet();` );
	const path = await publishPage(
		admin,
		`<!-- wp:template-part {"slug":"a-menu","theme":"${ theme }"} /-->`
	);
	await visit( page, path );
	const menu = page.locator( '#in-part' );
	const bread = menu.getByRole( 'button', { name: 'Bread submenu' } );
	await bread.click();
	const rye = menu.getByRole( 'link', { name: 'Rye with walnuts' } );
	await expect( rye ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( rye ).toBeHidden();
	const search = page.locator( '#search-in-part' );
	await search.getByRole( 'button', { name: 'Search' } ).click();
	await expect( search.getByRole( 'combobox' ) ).toBeFocused();
	await expect( menu.getByRole( 'link', { name: 'Start' } ) ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	await expect( menu.getByRole( 'link', { name: 'Start' } ) ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 844 } );
	await menu.getByRole( 'button', { name: 'Menu', exact: true } ).click();
	await expect( menu.getByRole( 'link', { name: 'Start' } ) ).toBeVisible();
} );
