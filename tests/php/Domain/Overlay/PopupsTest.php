<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Overlay_Filter;
use Frontage\Domain\Overlay\Popup_Index;
use Frontage\Domain\Overlay\Popup_Rules;
use Frontage\Domain\Overlay\Popup_Type;
use Frontage\Domain\Overlay\Popups;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Tests popups of their own: where they are printed, and who may see and change them. */
final class PopupsTest extends TestCase {
	/**
	 * Publishes a popup.
	 *
	 * @param list<string> $show Places.
	 * @param list<string> $hide Places.
	 */
	private function popup( array $show, array $hide = array(), string $status = 'publish' ): int {
		$id = $this->make_post(
			array(
				'post_type'    => Popup_Type::TYPE,
				'post_status'  => $status,
				'post_content' => '<!-- wp:paragraph --><p>Beside it</p><!-- /wp:paragraph --><!-- wp:frontage/modal {"anchor":"offer"} -->'
					. '<!-- wp:paragraph --><p>The offer</p><!-- /wp:paragraph --><!-- /wp:frontage/modal -->',
			)
		);
		update_post_meta( $id, Popup_Rules::META, compact( 'show', 'hide' ) );
		return $id;
	}

	/** Returns what a page prints in its footer. */
	private function footer( string $url ): string {
		Ids::reset();
		$this->go_to( $url );
		do_blocks( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ); // What boots with the first block prints in the footer too.
		remove_all_actions( 'wp_footer' );
		$_SERVER['REQUEST_URI'] = '/shop/chairs/';
		Popups::render();
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/** @return array<string, array{list<string>, list<string>, bool}> */
	public static function rules(): array {
		return array(
			'nowhere'                      => array( array(), array(), false ),
			'everywhere'                   => array( array( 'everywhere' ), array(), true ),
			'everywhere but here'          => array( array( 'everywhere' ), array( 'type:post' ), false ),
			'on its post type'             => array( array( 'type:post' ), array(), true ),
			'on another post type'         => array( array( 'type:page', 'front' ), array(), false ),
			'on the post'                  => array( array( 'id:%post' ), array(), true ),
			'on another post'              => array( array( 'id:1' ), array(), false ),
			'on posts of its category'     => array( array( 'category:%term' ), array(), true ),
			'not on those of its category' => array( array( 'type:post' ), array( 'category:%term' ), false ),
			'on an address'                => array( array( 'path:/sh*p/chairs' ), array(), true ),
			'on addresses that begin so'   => array( array( 'path:/shop/*' ), array(), true ),
			'on other addresses'           => array( array( 'path:/shop' ), array(), false ),
		);
	}

	/**
	 * @param list<string> $show Places.
	 * @param list<string> $hide Places.
	 */
	#[DataProvider( 'rules' )]
	public function test_is_printed( array $show, array $hide, bool $is_printed ): void {
		$term   = $this->make_term( 'Furniture' );
		$post   = $this->make_post( array( 'post_category' => array( $term ) ) );
		$ids    = array( "$post", "$term" );
		$filled = static fn ( array $places ): array => array_values( str_replace( array( '%post', '%term' ), $ids, $places ) );
		$this->popup( $filled( $show ), $filled( $hide ) );
		$html   = $this->footer( home_url( "/?p=$post" ) );
		self::assertSame( $is_printed, str_contains( $html, 'The offer' ) );
		self::assertStringNotContainsString( 'Beside it', $html );
	}

	public function test_a_page_without_a_match_needs_no_query(): void {
		global $wpdb;
		$term = $this->make_term( 'Furniture' );
		$post = $this->make_post( array( 'post_category' => array( $term ) ) );
		$this->popup( array( 'category:99', 'id:1', 'path:/shop/*', 'archive' ) );
		$this->go_to( home_url( "/?p=$post" ) );
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Popups::render();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayHasKey( Popup_Index::OPTION, wp_load_alloptions() );
	}

	public function test_only_published_popups_are_printed(): void {
		$id = $this->popup( array( 'everywhere' ), array(), 'draft' );
		self::assertSame( '', $this->footer( home_url( '/' ) ) );
		wp_publish_post( $id );
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'publish',
			)
		);
		self::assertStringContainsString( 'The offer', $this->footer( home_url( '/' ) ) );
		wp_trash_post( $id );
		self::assertSame( array(), Popup_Index::all() );
		self::assertSame( '', $this->footer( home_url( '/' ) ) );
	}

	public function test_one_that_is_off_is_not_printed(): void {
		$this->popup( array( 'everywhere' ) );
		Arrangement::change( array( 'offer' ), array( 'off' => true ) );
		Overlay_Filter::boot();
		self::assertSame( '', $this->footer( home_url( '/' ) ) );
	}

	public function test_patterns_that_would_backtrack_do_not_match(): void {
		$rules = Popup_Rules::read( array( 'show' => array( 'path:/' . str_repeat( 'a*', 90 ) . 'b' ) ) );
		self::assertFalse( Popup_Rules::match( $rules, array(), '/' . str_repeat( 'a', 100_000 ) ) );
	}

	public function test_drops_invalid_places(): void {
		$wrong = array( 'nowhere', 'id:', 'category:x', 'path:shop', 'type:"><b>', 7, array(), 'path:/' . str_repeat( 'a', 300 ) );
		self::assertSame( Popup_Rules::NOWHERE, Popup_Rules::read( array( 'show' => $wrong ) ) );
		$many = array_map( static fn ( int $number ): string => "id:$number", range( 1, 500 ) );
		self::assertCount( 100, Popup_Rules::read( array( 'show' => $many ) )['show'] );
	}

	public function test_only_owners_read_and_change_popups(): void {
		$id = $this->popup( array( 'everywhere' ) );
		foreach ( array( 0, 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->act_as( 0 === $role ? 0 : $this->make_user( $role ) );
			self::assertContains( self::ask( 'GET', '' ), array( 401, 403 ) );
			self::assertContains( self::ask( 'GET', "/$id" ), array( 401, 403 ) );
			self::assertContains( self::ask( 'POST', '' ), array( 401, 403 ) );
			self::assertContains( self::ask( 'POST', "/$id" ), array( 401, 403 ) );
			self::assertContains( self::ask( 'DELETE', "/$id" ), array( 401, 403 ) );
		}
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( 200, self::ask( 'GET', "/$id" ) );
		self::assertSame( 201, self::ask( 'POST', '' ) );
		self::assertFalse( is_post_publicly_viewable( $id ) );
	}

	private static function ask( string $method, string $path ): int {
		$request = new WP_REST_Request( $method, '/wp/v2/' . Popup_Type::TYPE . $path );
		$request->set_body_params( array( 'title' => 'Mine' ) );
		return rest_do_request( $request )->get_status();
	}

	public function test_is_removed_with_all_data(): void {
		$id = $this->popup( array( 'everywhere' ) );
		Uninstaller::remove_posts();
		self::assertNull( get_post( $id ) );
	}
}
