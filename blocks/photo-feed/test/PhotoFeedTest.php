<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed\Test;

use Frontage\Blocks\Photo_Feed\Load_More;
use Frontage\Blocks\Photo_Feed\Locate;
use Frontage\Blocks\Photo_Feed\Photo_Feed;
use Frontage\Blocks\Photo_Feed\Resized_Images;
use Frontage\Blocks\Photo_Feed\Test_Trigger;
use Frontage\Domain\Actions\Find_Feed;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Render\Ids;
use Frontage\Http\Signed;
use Frontage\Tests\Http\Action_TestCase;
use Frontage\Tests\Photo_Posts;
use PHPUnit\Framework\Attributes\Group;

/** Tests the feed of photos: what is printed, what each call answers, and that nothing but signed settings decides. */
#[Group( 'once' )]
final class PhotoFeedTest extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Photo_Posts::ensure();
	}

	/**
	 * Prints a feed.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function print( array $attributes = array() ): string {
		Ids::reset();
		$defaults = array( 'source' => Photo_Posts::source()->to_array() );
		$block    = array(
			'blockName'    => 'frontage/photo-feed',
			'attrs'        => $attributes + $defaults,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		return render_block( $block );
	}

	/**
	 * Returns the props of a printed feed.
	 *
	 * @return array<string, mixed>
	 */
	private static function props( string $html ): array {
		if ( 1 !== preg_match( '/ props="([^"]+)"/', $html, $found ) ) {
			self::fail( 'There is no island.' );
		}
		return (array) json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
	}

	/**
	 * Calls an action with the settings of a printed feed.
	 *
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function answer( string $action, array $fields, array $attributes = array() ): array {
		$request  = self::props( self::print( $attributes ) )['request'];
		$response = $this->call( $action, $fields + $request );
		self::assertSame( 200, $response->status, $response->body );
		return (array) json_decode( $response->body, true );
	}

	public function test_prints_copies_alone(): void {
		$html = self::print();
		self::assertSame( 11, substr_count( $html, '<img' ), 'One of twelve has no copy yet.' );
		self::assertStringContainsString( '/frontage/feeds/', $html );
		self::assertStringNotContainsString( 'cdninstagram', $html );
		self::assertStringNotContainsString( 'fbcdn', $html );
		self::assertStringContainsString( 'wake="visible"', $html );
		self::assertStringContainsString( 'wake="interaction"', self::print( array( 'count' => 5 ) ) );
	}

	public function test_prints_nothing_without_a_feed(): void {
		self::assertSame( '', self::print( array( 'source' => array() ) ) );
		$vimeo = array( 'provider' => 'vimeo' ) + Photo_Posts::source()->to_array();
		foreach ( array( 'x', $vimeo, array( 'provider' => array() ) ) as $source ) {
			self::assertSame( '', self::print( array( 'source' => $source ) ) );
		}
		Feeds::delete( Photo_Posts::source() );
		self::assertSame( '', self::print() );
	}

	public function test_loads_more_until_the_end(): void {
		$first = $this->answer( Load_More::NAME, array( 'offset' => 12 ) );
		self::assertCount( 12, $first['photos'] );
		self::assertSame( 12, substr_count( $first['html'], '<li' ) );
		self::assertSame( array( true, 24 ), array( $first['feedStatus']['shouldPaginate'], $first['offset'] ) );
		self::assertSame( array( 150, 320, 640 ), array_keys( reset( $first['resizedImages'] )['sizes'] ) );
		$last = $this->answer( Load_More::NAME, array( 'offset' => 24 ) );
		self::assertSame( array( 4, false ), array( count( $last['photos'] ), $last['feedStatus']['shouldPaginate'] ) );
		$known = array_column( self::props( self::print() )['photos'], 'id' );
		self::assertSame( array(), array_intersect( $known, array_column( array( ...$first['photos'], ...$last['photos'] ), 'id' ) ) );
	}

	public function test_moderation_holds_on_later_pages_and_is_no_secret_told(): void {
		$rules = array(
			'hideWords' => array( 'Red Door', 'potter' ),
			'hidePosts' => array( '17999999999999000' ),
			'count'     => 3,
		);
		$html  = self::print( $rules );
		$atts  = self::props( $html )['request']['atts'];
		$more  = $this->answer( Load_More::NAME, array( 'offset' => 3 ), $rules );
		foreach ( array( $html, $more['html'] ) as $printed ) {
			self::assertStringNotContainsString( 'red door', $printed );
			self::assertStringNotContainsString( 'At the potter', $printed );
		}
		self::assertStringNotContainsString( '17999999999999000', $html );
		self::assertStringNotContainsStringIgnoringCase( 'potter', (string) wp_json_encode( Signed::read( Photo_Feed::KIND, $atts ) ) );
		self::assertStringContainsString( 'Lemons', self::print( array( 'hideWords' => array( 'lemon' ) ) ), 'Only whole words.' );
	}

	public function test_a_preview_has_all_photos_and_nothing_signed(): void {
		$GLOBALS['post'] = get_post( $this->make_post( array( 'post_status' => 'draft' ) ) );
		$props           = self::props( self::print() );
		unset( $GLOBALS['post'] );
		self::assertSame( array( '', true ), array( $props['request']['atts'], $props['shouldPaginate'] ) );
		self::assertSame( array( 12, 16 ), array( count( $props['photos'] ), count( $props['rest'] ?? array() ) ) );
		self::assertArrayNotHasKey( 'rest', self::props( self::print() ) );
	}

	public function test_without_a_button_nothing_more_can_be_loaded(): void {
		$more = $this->answer( Load_More::NAME, array( 'offset' => 12 ), array( 'hasMore' => false ) );
		self::assertSame( array( array(), false ), array( $more['photos'], $more['feedStatus']['shouldPaginate'] ) );
	}

	public function test_only_signed_settings_decide(): void {
		$forged = array(
			'',
			'x.y',
			Signed::make( 'other', array( 'source' => Photo_Posts::source()->to_array() ) ),
		);
		foreach ( array( Load_More::NAME, Resized_Images::NAME, Locate::NAME ) as $action ) {
			foreach ( $forged as $atts ) {
				self::assertSame( 400, $this->call( $action, array( 'offset' => 0 ) + compact( 'atts' ) )->status );
			}
			$gone = Signed::make( Photo_Feed::KIND, array( 'source' => 'x' ) );
			self::assertSame(
				404,
				$this->call(
					$action,
					array(
						'offset' => 0,
						'atts'   => $gone,
					)
				)->status
			);
		}
	}

	public function test_tells_which_sizes_are_there_and_lets_cron_copy_the_others(): void {
		$ids    = array_column( self::props( self::print() )['photos'], 'id' );
		$wanted = array( $ids[0], $ids[9], 'nobody', '../x' );
		$images = $this->answer( Resized_Images::NAME, array( 'needs_resizing' => $wanted ) );
		self::assertSame( array( $ids[0] ), array_map( strval( ... ), array_keys( $images ) ) );
		self::assertSame( array( 640, 'jpg' ), array( $images[ $ids[0] ]['width'], $images[ $ids[0] ]['extension'] ) );
		self::assertNotFalse( wp_next_scheduled( Feed_Pictures::HOOK, array_values( Photo_Posts::source()->to_array() ) ) );
	}

	public function test_answers_the_locator_and_the_test(): void {
		self::assertSame( array(), $this->answer( Locate::NAME, array( 'location' => 'footer' ) ) );
		self::assertSame( array( 'success' => true ), (array) json_decode( $this->call( Test_Trigger::NAME, array() )->body, true ) );
	}

	public function test_visitors_cannot_make_the_site_ask_a_network(): void {
		self::assertContains( $this->call( Find_Feed::NAME, array( 'address' => '@harbour.studio' ) )->status, array( 401, 403 ) );
	}

	public function test_captions_are_text(): void {
		self::assertStringContainsString( '&lt;b&gt;Everything&lt;/b&gt; &amp; more.', self::print() );
	}
}
