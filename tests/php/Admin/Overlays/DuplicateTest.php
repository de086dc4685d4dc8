<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Overlays;

use Frontage\Domain\Overlay\Popup_Index;
use Frontage\Domain\Overlay\Popup_Rules;
use Frontage\Domain\Overlay\Popup_Type;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use WP_Post;

/** Tests copies of overlays. */
final class DuplicateTest extends Rest_TestCase {
	private const MODAL = '<!-- wp:frontage/modal {"anchor":"offer","label":"50 \u0026 more \\\\ \u003c"} -->'
		. '<!-- wp:paragraph --><p>Å \"quoted\"</p>'
		. '<!-- /wp:paragraph --><!-- /wp:frontage/modal -->';

	/** Returns the only draft. */
	private static function copy(): WP_Post {
		$copies = get_posts(
			array(
				'post_type'   => Popup_Type::TYPE,
				'post_status' => 'draft',
			)
		);
		self::assertCount( 1, $copies );
		self::assertInstanceOf( WP_Post::class, $copies[0] );
		return $copies[0];
	}

	public function test_copies_one_in_a_page_without_changing_the_page(): void {
		$page = $this->make_post( array( 'post_content' => '<!-- wp:group -->' . self::MODAL . '<!-- /wp:group -->' ) );
		$was  = get_post( $page )->post_content ?? '';
		self::assertSame( 200, $this->post( '/overlays/duplicate', array( 'id' => 'offer' ) )->get_status() );
		$copy = parse_blocks( self::copy()->post_content );
		self::assertCount( 1, $copy );
		self::assertSame( '50 & more \\ <', $copy[0]['attrs']['label'] );
		self::assertNotSame( 'offer', $copy[0]['attrs']['anchor'] );
		self::assertSame( parse_blocks( self::MODAL )[0]['innerBlocks'], $copy[0]['innerBlocks'] );
		self::assertSame( $was, get_post( $page )->post_content ?? '' );
		self::assertSame( array(), Popup_Index::all(), 'A copy is shown nowhere yet.' );
	}

	public function test_copies_the_rules_of_a_popup_of_its_own(): void {
		$rules = array(
			'show' => array( 'everywhere' ),
			'hide' => array( 'path:/cart*' ),
		);
		$own   = $this->make_post(
			array(
				'post_type'    => Popup_Type::TYPE,
				'post_title'   => 'Mine',
				'post_content' => self::MODAL,
			)
		);
		update_post_meta( $own, Popup_Rules::META, $rules );
		self::assertSame( 'Mine', self::read( $this->get( '/overlays' ) )['overlays'][0]['title'] );
		$this->post( '/overlays/duplicate', array( 'id' => 'offer' ) );
		self::assertSame( 'Mine (copy)', self::copy()->post_title );
		self::assertSame( $rules, get_post_meta( self::copy()->ID, Popup_Rules::META, true ) );
		self::assertSame( array( $own ), array_keys( Popup_Index::all() ) );
	}

	public function test_only_owners_copy_what_exists(): void {
		$this->make_post( array( 'post_content' => self::MODAL ) );
		self::assertSame( 404, $this->post( '/overlays/duplicate', array( 'id' => 'other' ) )->get_status() );
		$this->assert_only_administrators( fn () => $this->post( '/overlays/duplicate', array( 'id' => 'offer' ) ) );
	}
}
