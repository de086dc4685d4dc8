<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Base\Clock;
use Frontage\Blocks\Like_Button\Like;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which requests the action rejects. */
final class RefusalTest extends Action_TestCase {
	/**
	 * Returns posts that visitors cannot read.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function hidden_posts(): array {
		return array(
			'draft'    => array( array( 'post_status' => 'draft' ) ),
			'private'  => array( array( 'post_status' => 'private' ) ),
			'future'   => array(
				array(
					'post_status' => 'future',
					'post_date'   => '2099-01-01 00:00:00',
				),
			),
			'trash'    => array( array( 'post_status' => 'trash' ) ),
			'password' => array( array( 'post_password' => 'secret' ) ),
			'foreign'  => array( array( 'post_type' => 'wp_template' ) ),
		);
	}

	/**
	 * Rejects likes of hidden posts.
	 *
	 * @param array<string, mixed> $fields Post fields that hide it.
	 */
	#[DataProvider( 'hidden_posts' )]
	public function test_a_hidden_post_responds_like_a_missing_one( array $fields ): void {
		$hidden = $this->make_post( $fields );
		foreach ( array( 0, 1 ) as $user ) {
			$this->act_as( $user );
			$missing = $this->call( Like::NAME, array( 'likes_id' => 987654321 ) );
			self::assertSame( 404, $missing->status );
			$huge = str_repeat( '9', 400 );
			foreach ( array( array( 'likes_id' => $hidden ), array( 'post_id' => $hidden ), array( 'likes_id' => $huge ) ) as $sent ) {
				$response = $this->call( Like::NAME, $sent );
				self::assertSame(
					array( 404, $missing->body, $missing->headers ),
					array( $response->status, $response->body, $response->headers )
				);
			}
		}
		self::assertSame( 0, Counters::get( 'likes', $hidden ) );
	}

	/**
	 * Returns invalid requests.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_fields(): array {
		return array(
			'nothing'           => array( array(), '400 missing_field likes_id' ),
			'no number'         => array( array( 'likes_id' => 'abc' ), '400 invalid_field likes_id' ),
			'zero'              => array( array( 'likes_id' => '0' ), '400 invalid_field likes_id' ),
			'below zero'        => array( array( 'likes_id' => '-1' ), '400 invalid_field likes_id' ),
			'a list'            => array( array( 'likes_id' => array( '1' ) ), '400 invalid_field likes_id' ),
			'foreign prefix'    => array( array( 'likes_id' => 'zilla-likes-1x' ), '400 invalid_field likes_id' ),
			'long postfix'      => array(
				array(
					'likes_id' => '1',
					'postfix'  => str_repeat( 'x', 41 ),
				),
				'400 invalid_field postfix',
			),
			'postfix as a list' => array(
				array(
					'likes_id' => '1',
					'postfix'  => array( 'x' ),
				),
				'400 invalid_field postfix',
			),
			'broken text'       => array(
				array(
					'likes_id' => '1',
					'postfix'  => "\xff",
				),
				'400 invalid_field postfix',
			),
			'load of a list'    => array( array( 'post_id' => array( '1' ) ), '400 invalid_field post_id' ),
		);
	}

	/**
	 * Rejects invalid requests.
	 *
	 * @param array<string, mixed> $fields Request fields.
	 * @param string $expected Status, code, field.
	 */
	#[DataProvider( 'bad_fields' )]
	public function test_rejects_invalid_fields_by_name( array $fields, string $expected ): void {
		$response = $this->call( Like::NAME, $fields );
		self::assertSame( $expected, $response->status . ' ' . $response->data()['code'] . ' ' . $response->data()['field'] );
	}

	public function test_rejects_other_sites_and_plain_links(): void {
		$post = $this->make_post();
		self::assertSame(
			403,
			$this->call(
				Like::NAME,
				array( 'likes_id' => $post ),
				array(
					'sec-fetch-site' => 'cross-site',
					'origin'         => 'https://elsewhere.example',
				)
			)->status
		);
		self::assertSame( 405, $this->call( Like::NAME, array( 'likes_id' => $post ), self::OWN_PAGE, 'GET' )->status );
		self::assertSame( 0, Counters::get( 'likes', $post ) );
	}

	public function test_counts_ten_likes_a_minute_and_answers_more_as_before(): void {
		$posts = array();
		for ( $like = 1; $like <= 12; $like++ ) {
			$posts[] = $this->make_post();
			self::assertSame( 200, $this->call( Like::NAME, array( 'likes_id' => $posts[ $like - 1 ] ) )->status );
		}
		self::assertSame( 10, array_sum( array_map( static fn ( int $post ): int => Counters::get( 'likes', $post ), $posts ) ) );
		Clock::stop( self::NOON + 61 );
		$this->call( Like::NAME, array( 'likes_id' => $posts[11] ) );
		self::assertSame( 1, Counters::get( 'likes', $posts[11] ), 'A like that did not count can be given later.' );
	}

	public function test_counts_twenty_likes_an_hour_of_one_post_from_one_network(): void {
		$post = $this->make_post();
		for ( $browser = 1; $browser <= 50; $browser++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $browser";
			self::assertSame( 200, $this->call( Like::NAME, array( 'likes_id' => $post ) )->status );
		}
		self::assertSame( 20, Counters::get( 'likes', $post ) );
		$network                = $_SERVER['REMOTE_ADDR'];
		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
		$this->call( Like::NAME, array( 'likes_id' => $post ) );
		self::assertSame( 21, Counters::get( 'likes', $post ) );
		Clock::stop( self::NOON + HOUR_IN_SECONDS + 1 );
		$_SERVER['REMOTE_ADDR']     = $network;
		$_SERVER['HTTP_USER_AGENT'] = 'Browser 51';
		$this->call( Like::NAME, array( 'likes_id' => $post ) );
		self::assertSame( 22, Counters::get( 'likes', $post ) );
	}
}
