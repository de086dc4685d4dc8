<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card\Test;

use Closure;
use Frontage\Blocks\Post_Grid\Load_More;
use Frontage\Domain\Modules\Extensions;
use Frontage\Http\Content_Version;
use Frontage\Http\Page_Cache;
use Frontage\Http\Response;
use Frontage\Tests\Domain\Render\Card\Card_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that cards that depend on the visitor are not kept in caches for everybody. */
final class PublicAnswersTest extends Card_TestCase {
	private const PRIVATE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		Content_Version::change();
		$_COOKIE = array();
	}

	protected function tearDown(): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'shop/price' ) ) {
			unregister_block_type( 'shop/price' );
		}
		if ( function_exists( 'unregister_block_bindings_source' ) && null !== get_block_bindings_source( 'shop/stock' ) ) {
			unregister_block_bindings_source( 'shop/stock' );
		}
		parent::tearDown();
	}

	/** Loads the second post of a grid, as a page of a visitor does. */
	private function more( string $card ): Response {
		$posts = $this->publish( array( 'Owl', 'Fox' ) );
		$html  = $this->page(
			self::list_of(
				array(
					'query' => array(
						'include' => $posts,
						'perPage' => 1,
					),
				),
				$card
			)
		)[1];
		self::forget();
		Page_Cache::reset();
		preg_match( '/querySettings&quot;:&quot;([^&]+)&quot;/', $html, $found );
		$response = $this->call(
			Load_More::NAME,
			array(
				'querySettings'        => $found[1] ?? '',
				'loadedItem'           => '1',
				Content_Version::FIELD => Content_Version::current(),
			),
			self::OWN_PAGE,
			'GET'
		);
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'Fox', $response->body );
		return $response;
	}

	public function test_cards_that_are_the_same_for_all_are_public(): void {
		$words = '<!-- wp:post-title /--><!-- wp:post-excerpt /--><!-- wp:post-terms {"term":"category"} /-->';
		foreach ( array( '', self::CARD, $words ) as $card ) {
			self::assertSame( 'public, max-age=600', $this->more( $card )->headers['Cache-Control'], $card );
		}
	}

	/** @return array<string, array{string, Closure(): mixed}> */
	public static function personal(): array {
		$title   = '<!-- wp:post-title /-->';
		$titled  = static fn ( Closure $look ): Closure => static fn () => add_filter(
			'the_title',
			static function ( string $title ) use ( $look ): string {
				$look();
				return $title;
			}
		);
		$nothing = static fn () => null;
		$hidden  = static fn ( array $settings ): string => $title . '<!-- wp:paragraph '
			. wp_json_encode( array( 'frontage' => array( 'visibility' => $settings ) ) ) . ' --><p>Yes</p><!-- /wp:paragraph -->';
		$shop    = static fn ( string $name, string $hook ): Closure => $titled( static fn () => apply_filters( "{$name}_$hook", '' ) );
		return array(
			'a block of another plugin'   => array(
				$title . '<!-- wp:shop/price /-->',
				static fn () => register_block_type( 'shop/price', array( 'render_callback' => static fn (): string => '5 €' ) ),
			),
			'a shortcode'                 => array(
				$title . '<!-- wp:shortcode -->[shop_cart]<!-- /wp:shortcode -->',
				static function (): void {
					$file = get_temp_dir() . 'frontage-shop-shortcode.php';
					// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file that is not Frontage's.
					file_put_contents( $file, "<?php return static fn (): string => '1 in cart';" );
					add_shortcode( 'shop_cart', require $file );
					wp_delete_file( $file );
					add_filter( 'render_block_core/shortcode', 'do_shortcode' );
				},
			),
			'a bound value'               => array(
				$title . '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"shop/stock"}}}} --><p></p><!-- /wp:paragraph -->',
				static fn () => register_block_bindings_source(
					'shop/stock',
					array(
						'label'              => 'Stock',
						'get_value_callback' => static fn (): string => '3',
					)
				),
			),
			'a condition: cart'           => array( $hidden( array( 'cart' => 'filled' ) ), $nothing ),
			'a condition: no cart'        => array( $hidden( array( 'cart' => 'empty' ) ), $nothing ),
			'a condition: login'          => array( $hidden( array( 'visitors' => 'out' ) ), $nothing ),
			'a condition: address'        => array( $hidden( array( 'query' => 'ref' ) ), $nothing ),
			'is_user_logged_in()'         => array( $title, $titled( static fn () => is_user_logged_in() ) ),
			'current_user_can()'          => array( $title, $titled( static fn () => current_user_can( 'read' ) ) ),
			'get_current_user_id()'       => array( $title, $titled( static fn () => get_current_user_id() ) ),
			'the user’s roles'            => array( $title, $titled( static fn () => wp_get_current_user()->roles ) ),
			'a name in a cookie'          => array( $title, $titled( static fn () => wp_get_current_commenter() ) ),
			'the browser'                 => array( $title, $titled( static fn () => wp_is_mobile() ) ),
			'a nonce'                     => array( $title, $titled( static fn () => wp_create_nonce( 'x' ) ) ),
			'headers against caches'      => array( $title, $titled( static fn () => wp_get_nocache_headers() ) ),
			'Page_Cache::refuse()'        => array( $title, $titled( static fn () => Page_Cache::refuse() ) ),
			'the cart of WooCommerce'     => array( $title, $shop( 'woocommerce', 'get_cart_contents' ) ),
			'the customer of WooCommerce' => array( $title, $shop( 'woocommerce', 'customer_get_billing_country' ) ),
			'a price of WooCommerce'      => array( $title, $shop( 'woocommerce', 'product_get_price' ) ),
			'the country of the visitor'  => array( $title, $shop( 'woocommerce', 'geolocate_ip' ) ),
			'the cart of Easy Digital D.' => array( $title, $shop( 'edd', 'cart_contents' ) ),
			'the block of the login'      => array( $title . '<!-- wp:loginout /-->', $nothing ),
		);
	}

	/**
	 * Tests one kind of card.
	 *
	 * @param string $card Blocks of the card.
	 * @param Closure(): mixed $prepare Registers what it needs.
	 */
	#[DataProvider( 'personal' )]
	public function test_whatever_looks_at_the_visitor_makes_the_answer_private( string $card, Closure $prepare ): void {
		$prepare();
		self::assertSame( self::PRIVATE, $this->more( $card )->headers['Cache-Control'] );
		self::assertNotInstanceOf( \Frontage\Http\Watched_User::class, wp_get_current_user(), 'The real user is back.' );
	}

	public function test_the_owner_may_vouch_for_a_block(): void {
		register_block_type( 'shop/price', array( 'render_callback' => static fn (): string => '5 €' ) );
		add_filter( 'frontage_public_blocks', static fn ( array $names ): array => array( ...$names, 'shop/price' ) );
		$card = '<!-- wp:post-title /--><!-- wp:shop/price /-->';
		self::assertSame( 'public, max-age=600', $this->more( $card )->headers['Cache-Control'] );
		unregister_block_type( 'shop/price' );
		register_block_type( 'shop/price', array( 'render_callback' => static fn (): string => is_user_logged_in() ? '4 €' : '5 €' ) );
		self::assertSame( self::PRIVATE, $this->more( $card )->headers['Cache-Control'] );
	}

	/** @return array<string, array{string, bool}> */
	public static function cookies(): array {
		return array(
			'a cart'                  => array( 'woocommerce_items_in_cart', false ),
			'a session of a shop'     => array( 'wp_woocommerce_session_0123', false ),
			'Easy Digital Downloads'  => array( 'edd_items_in_cart', false ),
			'a comment'               => array( 'comment_author_0123', false ),
			'a password'              => array( 'wp-postpass_0123', false ),
			'a login that is none'    => array( 'wordpress_logged_in_0123', true ),
			'a language'              => array( 'pll_language', false ),
			'a session'               => array( 'PHPSESSID', false ),
			'something unknown'       => array( 'x', false ),
			'statistics'              => array( '_ga_ABC', true ),
			'something of our script' => array( 'frontage-likes', true ),
		);
	}

	#[DataProvider( 'cookies' )]
	public function test_visitors_with_cookies_that_servers_read_do_not_fill_caches( string $cookie, bool $is_public ): void {
		$_COOKIE = array( $cookie => '1' );
		self::assertSame(
			$is_public ? 'public, max-age=600' : self::PRIVATE,
			$this->more( '' )->headers['Cache-Control']
		);
	}
}
