<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Blocks\Split_Test\Get_Split_Subject;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Split_Tests\Split_Cookie;
use Frontage\Http\Response;
use Frontage\Tests\Core_Html;
use Frontage\Tests\Domain\Split_Tests\Split_TestCase;

/** Tests that the server chooses a variant, and gives away nothing that visitors cannot see. */
final class SubjectTest extends Split_TestCase {
	private const COOKIE = 'frontage-split-3f2504e0';

	protected function tearDown(): void {
		unset( $_COOKIE[ self::COOKIE ] );
		parent::tearDown();
	}

	public function test_chooses_by_weight_and_keeps_what_the_cookie_says(): void {
		$this->make_test();
		$seen = array();
		for ( $time = 0; $time < 40; $time++ ) {
			$answer                 = $this->ask()->data();
			$seen[ $answer['id'] ]  = $answer['content'];
			$_SERVER['REMOTE_ADDR'] = "203.0.$time.7";
		}
		ksort( $seen );
		$seen = array_map( Core_Html::normalize( ... ), $seen );
		self::assertSame( array( 0, 1 ), array_keys( $seen ) );
		self::assertStringContainsString( '<p>Fresh <a href="/bread/">bread</a>.</p>', $seen[0] );
		self::assertStringContainsString( '<p>Bread, <b>warm</b> &amp; now!</p>', $seen[1] );
		self::assertStringNotContainsString( 'hidden', $seen[1] );
		foreach ( array( '1ab' => 1, '0' => 0, 'x' => 0 ) as $cookie => $subject ) { // phpcs:ignore WordPress.Arrays
			$_COOKIE[ self::COOKIE ] = (string) $cookie;
			for ( $time = 0; $time < 8; $time++ ) {
				self::assertSame( $subject, $this->ask()->data()['id'] );
			}
		}
		$_COOKIE[ self::COOKIE ] = array( 'a' => 'b' );
		self::assertContains( $this->ask()->data()['id'], array( 0, 1 ) );
	}

	public function test_a_site_in_a_folder_has_cookies_of_its_own(): void {
		$this->make_test();
		self::assertSame( self::COOKIE, Split_Cookie::name( self::TEST ) );
		self::move_to( 'https://example.org/b/' );
		$own = Split_Cookie::name( self::TEST );
		self::assertMatchesRegularExpression( '/^' . self::COOKIE . '-[0-9a-f]{8}$/', $own );
		$_COOKIE[ self::COOKIE ] = '1a';
		$_COOKIE[ $own ]         = '0a';
		for ( $time = 0; $time < 8; $time++ ) {
			self::assertSame( 0, $this->ask()->data()['id'] );
		}
		unset( $_COOKIE[ $own ] );
		self::move_to( 'https://example.org/c' );
		self::assertNotSame( $own, Split_Cookie::name( self::TEST ) );
	}

	public function test_who_does_not_take_part_gets_the_control(): void {
		$this->make_test( array( 'state' => 'paused' ) );
		$_COOKIE[ self::COOKIE ] = '1';
		self::assertSame( 0, $this->ask()->data()['id'] );
	}

	public function test_what_visitors_cannot_see_does_not_exist(): void {
		$missing = $this->ask();
		self::assertSame( 404, $missing->status );
		$posts = array(
			array( 'post_status' => 'draft' ),
			array( 'post_status' => 'private' ),
			array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ), // phpcs:ignore WordPress.Arrays
			array( 'post_password' => 'secret' ),
		);
		foreach ( $posts as $fields ) {
			$post     = $this->make_test( array(), $fields );
			$response = $this->ask();
			self::assertSame( array( 404, $missing->body ), array( $response->status, $response->body ) );
			wp_delete_post( $post, true );
		}
		$post = $this->make_test();
		self::assertSame( 200, $this->ask()->status );
		wp_trash_post( $post );
		self::assertSame( 404, $this->ask()->status );
	}

	public function test_a_test_in_a_hidden_group_does_not_exist(): void {
		Extensions::reset();
		$columns = '<!-- wp:columns --><div class="wp-block-columns">' . self::markup() . '</div><!-- /wp:columns -->';
		$group   = '<!-- wp:group {"frontage":{"visibility":{"visitors":"in"}}} --><div class="wp-block-group">'
			. $columns . '</div><!-- /wp:group -->';
		$this->make_test( array(), array( 'post_content' => $group ) );
		self::assertSame( 404, $this->ask()->status );
		$this->act_as( $this->make_user() );
		self::assertSame( 200, $this->ask()->status );
	}

	public function test_a_test_in_a_synced_pattern_is_answered(): void {
		$this->make_test( array(), array( 'post_type' => 'wp_block' ) );
		self::assertSame( 200, $this->ask()->status );
	}

	public function test_whatever_is_sent_is_answered(): void {
		$this->make_test();
		foreach ( array( array( 'a' => 'b' ), str_repeat( 'a', 100 ), '' ) as $value ) {
			self::assertSame( 400, $this->ask( $value )->status );
		}
		foreach ( array( 'x', "' OR 1=1 --", '<script>', self::OTHER, '7' ) as $value ) {
			self::assertSame( 404, $this->ask( $value )->status );
		}
	}

	/**
	 * Moves the site.
	 *
	 * @param string $address Of its home page.
	 */
	private static function move_to( string $address ): void {
		add_filter( 'option_home', static fn (): string => $address, 20 );
	}

	private function ask( mixed $test = self::TEST ): Response {
		return $this->call( Get_Split_Subject::NAME, array( 'et_pb_ab_test_id' => $test ) );
	}
}
