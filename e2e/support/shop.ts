/** A real shop on a site of its own: WooCommerce, which is not part of this repository; see docs/testing.md. */
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OwnSite } from './own-site';

/** Folder of WooCommerce; empty if there is none. */
export const WOO = process.env.WOO_DIR ?? '';

/** Milliseconds in which a site of its own is made, and a shop installed. */
export const SLOW_MS = 240_000;

/** Opens a shop with one thing to buy, cash on delivery. */
const OPEN_SHOP = `
activate_plugin( 'woocommerce/woocommerce.php' );
WC_Install::install();
WC_Install::create_pages();
update_option( 'woocommerce_coming_soon', 'no' );
update_option( 'woocommerce_cod_settings', array( 'enabled' => 'yes' ) );
$bread = new WC_Product_Simple();
$bread->set_name( 'Bread' );
$bread->set_regular_price( '5' );
$bread->set_virtual( true );
$bread->save();
$checkout = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Checkout', 'post_content' => '[woocommerce_checkout]' ) );
update_option( 'woocommerce_checkout_page_id', $checkout );
flush_rewrite_rules();
echo wp_json_encode( array( 'bread' => $bread->get_id(), 'checkout' => $checkout ) );
`;

const BOOT = `$_SERVER['HTTP_HOST'] = getenv( 'HTTP_HOST' ); require getenv( 'SITE' ) . '/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; `;

/** A shop that sells bread. */
export class Shop {
	bread = 0;

	private checkout = 0;

	private readonly site = new OwnSite();

	get url(): string {
		return this.site.url;
	}

	get folder(): string {
		return this.site.folder;
	}

	/**
	 * Opens it.
	 *
	 * @param name Of its site.
	 */
	async open( name: string ): Promise< void > {
		await this.site.start( name );
		const plugin = join(
			this.site.folder,
			'wp-content/plugins/woocommerce'
		);
		await rm( plugin, { force: true } );
		await symlink( WOO, plugin );
		const { bread, checkout } = JSON.parse( await this.run( OPEN_SHOP ) );
		this.bread = bread;
		this.checkout = checkout;
	}

	/** Ends its server. */
	close(): Promise< void > {
		return this.site.stop();
	}

	/**
	 * Runs PHP in it.
	 *
	 * @param code PHP that prints something; WordPress and the shop are loaded.
	 */
	run( code: string ): Promise< string > {
		process.env.SITE = this.site.folder;
		return this.site.php(
			'-d',
			'display_errors=stderr',
			'-r',
			BOOT + code
		);
	}

	/**
	 * Buys bread, from the product to the confirmation.
	 *
	 * @param page Of the buyer.
	 */
	async buy( page: Page ): Promise< void > {
		await page.goto( `${ this.url }/?add-to-cart=${ this.bread }` );
		await page.goto( `${ this.url }/?page_id=${ this.checkout }` );
		const fill = ( name: RegExp, text: string ) =>
			page.getByLabel( name ).first().fill( text );
		await fill( /^Email address/, 'ada@example.org' );
		await fill( /^First name/, 'Ada' );
		await fill( /^Last name/, 'Lovelace' );
		await fill( /^(Street )?address/i, '1 Main Street' );
		await fill( /^(Town \/ )?City/, 'Los Angeles' );
		await fill( /^ZIP Code/, '90001' );
		await fill( /^Phone/, '2125550100' );
		// The shop sends the address a while after the last key.
		await page.keyboard.press( 'Tab' );
		await page.waitForLoadState( 'networkidle' );
		await page
			.getByRole( 'button', { name: /Place order/i } )
			.press( 'Enter' );
		await page.waitForURL( /order-received/, { timeout: 40_000 } );
	}
}
