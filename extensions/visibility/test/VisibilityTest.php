<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Blocks\Visibility as Blocks;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Search\Index\Post_Text;
use Frontage\Extensions\Visibility\Conditions;
use Frontage\Extensions\Visibility\Page_Caches;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Tests who gets a block, and what caches are told. */
final class VisibilityTest extends TestCase {
	private const NOON = '2036-05-01T12:00';

	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		Clock::stop( (int) strtotime( self::NOON . ' UTC' ) );
		update_option( 'timezone_string', 'UTC' );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Provides settings, a visitor, whether the block is shown, and whether the page is that visitor's alone.
	 *
	 * @return array<string, array{array<string, mixed>, Page_Visitor, bool, bool}>
	 */
	public static function cases(): array {
		$guest  = new Page_Visitor();
		$editor = new Page_Visitor( true, array( 'editor' ) );
		$reader = new Page_Visitor( query: array( 'ref' => 'a b' ) );
		$list   = new Page_Visitor( query: array( 'ref' => array( 'x' ) ) );
		$buyer  = new Page_Visitor( has_cart: true );
		return array(
			'nothing is asked'            => array( array(), $editor, true, false ),
			'user, logged out'            => array( array( 'visitors' => 'in' ), $guest, false, false ),
			'user, logged in'             => array( array( 'visitors' => 'in' ), $editor, true, true ),
			'guest, logged out'           => array( array( 'visitors' => 'out' ), $guest, true, false ),
			'guest, logged in'            => array( array( 'visitors' => 'out' ), $editor, false, true ),
			'his role'                    => array(
				array(
					'visitors' => 'in',
					'roles'    => array( 'author', 'editor' ),
				),
				$editor,
				true,
				true,
			),
			'another role'                => array(
				array(
					'visitors' => 'in',
					'roles'    => array( 'author' ),
				),
				$editor,
				false,
				true,
			),
			'an argument with any value'  => array( array( 'query' => 'ref' ), $reader, true, true ),
			'an argument with its value'  => array( array( 'query' => '?ref=a%20b' ), $reader, true, true ),
			'an argument, another value'  => array( array( 'query' => 'ref=c' ), $reader, false, true ),
			'an argument that is missing' => array( array( 'query' => 'ref' ), $guest, false, false ),
			'a list as argument'          => array( array( 'query' => 'ref=x' ), $list, false, true ),
			'a cart, filled'              => array( array( 'cart' => 'filled' ), $buyer, true, true ),
			'a cart, empty'               => array( array( 'cart' => 'filled' ), $guest, false, false ),
			'no cart, filled'             => array( array( 'cart' => 'empty' ), $buyer, false, true ),
			'from now on'                 => array( array( 'from' => self::NOON ), $guest, true, false ),
			'from a minute later on'      => array( array( 'from' => '2036-05-01T12:01' ), $guest, false, false ),
			'until now'                   => array( array( 'until' => self::NOON ), $guest, false, false ),
			'until a minute later'        => array( array( 'until' => '2036-05-01T12:01:00' ), $guest, true, false ),
			'two conditions, one unmet'   => array(
				array(
					'cart'  => 'filled',
					'until' => self::NOON,
				),
				$buyer,
				false,
				true,
			),
			'nonsense'                    => array(
				array(
					'visitors' => array(),
					'roles'    => 7,
					'from'     => 'soon',
					'query'    => '=',
					'cart'     => 1,
				),
				$buyer,
				true,
				false,
			),
		);
	}

	/**
	 * Tests one block.
	 *
	 * @param array<string, mixed> $settings Saved settings.
	 * @param Page_Visitor $visitor Usually the current one.
	 * @param bool $is_shown Expected.
	 * @param bool $is_personal Expected: the page must not be kept for others.
	 */
	#[DataProvider( 'cases' )]
	public function test_decides( array $settings, Page_Visitor $visitor, bool $is_shown, bool $is_personal ): void {
		$conditions = new Conditions( $settings );
		self::assertSame( $is_shown, $conditions->are_met( $visitor ) );
		self::assertSame( $is_personal, $conditions->are_personal( $visitor ) );
	}

	public function test_a_hidden_block_is_not_rendered_at_all(): void {
		$rendered = 0;
		$counter  = static function ( $html ) use ( &$rendered ) {
			++$rendered;
			return $html;
		};
		add_filter( 'render_block_core/paragraph', $counter );
		self::assertSame( '', trim( $this->print( '{"visitors":"in"}' ) ) );
		self::assertSame( 0, $rendered );
		self::assertTrue( Blocks::is_hidden( array( 'frontage' => array( 'visibility' => array( 'visitors' => 'in' ) ) ) ) );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertStringContainsString( 'Secret', $this->print( '{"visitors":"in"}' ) );
		remove_filter( 'render_block_core/paragraph', $counter );
	}

	public function test_devices_are_left_to_css(): void {
		$html = $this->print( '{"hideOn":["phone","tablet","watch\u0022"]}' );
		self::assertStringContainsString( 'is-frontage-hidden-tablet is-frontage-hidden-phone', $html );
		self::assertStringNotContainsString( 'watch', $html );
		self::assertStringNotContainsString( 'hidden', $this->print( '{"hideOn":[["phone"],{"a":"tablet"},null,7]}' ) );
	}

	public function test_what_a_parent_prints_for_a_hidden_block_is_hidden_on_the_same_screens(): void {
		$tab  = '<!-- wp:frontage/tab {"title":"Wide","frontage":{"visibility":{"hideOn":["phone"]}}} --><!-- wp:paragraph --><p>One</p>'
			. '<!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"All"} /-->';
		$html = do_blocks( "<!-- wp:frontage/tabs -->$tab<!-- /wp:frontage/tabs -->" );
		self::assertStringContainsString( 'class="frontage-tabs__tab is-frontage-hidden-phone"', $html );
		self::assertStringContainsString( 'aria-controls="tab-all" aria-selected="true"', $html, 'One that is there on every screen.' );
	}

	public function test_only_who_may_edit_a_post_reads_everything_of_it_by_rest(): void {
		$content = '<!-- wp:paragraph {"frontage":{"visibility":{"visitors":"in","roles":["administrator"]}}} --><p>Secret</p>'
			. '<!-- /wp:paragraph -->';
		$owner   = $this->make_user( 'author' );
		$post    = $this->make_post(
			array(
				'post_content' => $content,
				'post_author'  => $owner,
			)
		);
		foreach ( array(
			array( $this->make_user( 'contributor' ), false ),
			array( $this->make_user( 'author' ), false ),
			array( $owner, true ),
		) as list( $user, $reads ) ) {
			$this->act_as( $user );
			$data = rest_do_request( new WP_REST_Request( 'GET', "/wp/v2/posts/$post" ) )->get_data();
			self::assertSame( $reads, str_contains( (string) wp_json_encode( $data ), 'Secret' ), "user $user" );
		}
	}

	public function test_hides_beside_the_visibility_of_wordpress(): void {
		$attributes = array(
			'metadata' => array( 'blockVisibility' => false ),
			'frontage' => array( 'visibility' => array( 'visitors' => 'out' ) ),
		);
		self::assertSame( function_exists( 'wp_render_block_visibility_support' ), Blocks::is_hidden( $attributes ) );
	}

	public function test_plans_to_empty_caches_when_a_block_changes_by_date(): void {
		$post = get_post( $this->make_post() );
		self::assertNotNull( $post );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.
		$this->print( '{"until":"2036-05-03T12:00"}' );
		$this->print( '{"from":"2036-05-02T12:00","until":"2036-05-03T12:00"}' );
		self::assertSame( strtotime( '2036-05-02T12:00 UTC' ), wp_next_scheduled( Page_Caches::HOOK, array( $post->ID ) ) );
		$cleaned = did_action( 'clean_post_cache' );
		Page_Caches::clear( $post->ID );
		self::assertSame( $cleaned + 1, did_action( 'clean_post_cache' ) );
		wp_unschedule_hook( Page_Caches::HOOK );
	}

	public function test_is_not_found_by_the_search_of_everybody(): void {
		$content = '<!-- wp:paragraph {"frontage":{"visibility":{"visitors":"out"}}} --><p>Secret</p><!-- /wp:paragraph -->'
			. '<!-- wp:paragraph {"frontage":{"visibility":{"hideOn":["phone"]}}} --><p>Public</p><!-- /wp:paragraph -->';
		self::assertTrue( Extensions::may_hide( parse_blocks( $content )[0]['attrs'] ) );
		self::assertFalse( Extensions::may_hide( parse_blocks( $content )[1]['attrs'] ) );
		$post = get_post( $this->make_post( array( 'post_content' => $content ) ) );
		self::assertNotNull( $post );
		$texts = implode( ' ', Post_Text::of( $post ) );
		self::assertStringNotContainsString( 'Secret', $texts );
		self::assertStringContainsString( 'Public', $texts );
	}

	/**
	 * Renders a paragraph.
	 *
	 * @param string $settings JSON.
	 */
	private function print( string $settings ): string {
		return do_blocks( '<!-- wp:paragraph {"frontage":{"visibility":' . $settings . '}} --><p>Secret</p><!-- /wp:paragraph -->' );
	}
}
