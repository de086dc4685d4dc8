<?php
/**
 * What the action answers.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Actions\Dispatcher;
use Frontage\Actions\Reply;
use Frontage\Actions\Request;
use Frontage\Settings\Options;
use Frontage\Store\Counters;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Presses of buttons, of our own pages and of foreign ones. */
final class LikeTest extends TestCase {
	private const OWN_PAGE = array( 'sec-fetch-site' => 'same-origin' );

	/** More than this a like may not ask the database (issue 3 §4). */
	private const MOST_QUERIES = 8;

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_USER_AGENT'] = 'Test';
	}

	public function test_counts_a_visitor_once_and_answers_the_content(): void {
		$post  = $this->make_post();
		$html  = '<span class="frontage-like-button__count" data-count="1">1</span> <span class="frontage-like-button__postfix">like</span>';
		$reply = $this->like(
			array(
				'likes_id' => (string) $post,
				'postfix'  => 'like',
			)
		);
		self::assertSame( 200, $reply->status );
		self::assertSame( $html, $reply->body );
		self::assertSame( 'text/html; charset=UTF-8', $reply->headers['Content-Type'] );
		self::assertSame(
			$html,
			$this->like(
				array(
					'likes_id' => (string) $post,
					'postfix'  => 'like',
				)
			)->body
		);
		self::assertSame( 1, Counters::get( 'likes', $post ) );
	}

	public function test_takes_the_id_as_foreign_pages_write_it(): void {
		$post = $this->make_post();
		self::assertStringContainsString( 'data-count="1"', $this->like( array( 'likes_id' => "zilla-likes-$post" ) )->body );
		self::assertStringContainsString( 'data-count="1"', $this->like( array( 'post_id' => "zilla-likes-$post" ), array(), 'GET' )->body );
	}

	public function test_counts_every_visitor_and_a_user_apart_from_the_browser(): void {
		$post = $this->make_post();
		foreach ( array( 'One', 'Two', 'Three' ) as $agent ) {
			$_SERVER['HTTP_USER_AGENT'] = $agent;
			$this->like( array( 'likes_id' => $post ) );
		}
		$this->act_as( $this->make_user() );
		$this->like(
			array(
				'likes_id' => $post,
				'nonce'    => 'two days old',
			)
		);
		$_SERVER['HTTP_USER_AGENT'] = 'Another browser';
		$this->like( array( 'likes_id' => $post ) );
		self::assertSame( 4, Counters::get( 'likes', $post ) );
	}

	public function test_forged_cookies_and_headers_change_nothing(): void {
		$post = $this->make_post();
		$this->like( array( 'likes_id' => $post ) );
		foreach ( array( 'HTTP_X_FORWARDED_FOR', 'HTTP_CLIENT_IP', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP' ) as $number => $header ) {
			$_SERVER[ $header ]             = "203.0.113.$number";
			$_COOKIE[ "zilla_likes_$post" ] = (string) $number;
			$this->like( array( 'likes_id' => $post ) );
		}
		self::assertSame( 1, Counters::get( 'likes', $post ) );
	}

	public function test_the_load_form_reads_from_anywhere_and_counts_nothing(): void {
		$post = $this->make_post();
		Counters::set( 'likes', $post, 1234 );
		foreach ( array( 'GET', 'POST' ) as $method ) {
			$reply = $this->like( array( 'post_id' => $post ), array( 'origin' => 'https://elsewhere.example' ), $method );
			self::assertStringContainsString( 'data-count="1234">1,234<', $reply->body );
		}
		self::assertSame( 1234, Counters::get( 'likes', $post ) );
	}

	public function test_escapes_the_postfix_and_falls_back_to_the_sites_texts(): void {
		$post  = $this->make_post();
		$reply = $this->like(
			array(
				'likes_id' => $post,
				'postfix'  => '<img src=x onerror=1>',
			)
		);
		self::assertStringContainsString( '&lt;img src=x onerror=1&gt;', $reply->body );
		self::assertStringNotContainsString( '<img', $reply->body );
		Options::save(
			array(),
			array(
				'like-button' => array(
					'postfix'     => 'fans',
					'postfix_one' => 'fan',
				),
			)
		);
		self::assertStringContainsString( '>fan<', $this->like( array( 'post_id' => $post ) )->body );
	}

	public function test_a_form_without_script_is_sent_back_to_the_button(): void {
		$post  = $this->make_post();
		$reply = $this->like(
			array(
				'likes_id' => $post,
				'back'     => '1',
			)
		);
		self::assertSame( 303, $reply->status );
		self::assertSame( add_query_arg( 'likes', 1, (string) get_permalink( $post ) ) . "#like-$post", $reply->headers['Location'] );
	}

	/**
	 * Posts that nobody may know of.
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
	 * Tries one of them.
	 *
	 * @param array<string, mixed> $fields What makes it hidden.
	 */
	#[DataProvider( 'hidden_posts' )]
	public function test_a_hidden_post_answers_like_a_missing_one( array $fields ): void {
		$hidden = $this->make_post( $fields );
		foreach ( array( 0, 1 ) as $user ) {
			$this->act_as( $user );
			$missing = $this->like( array( 'likes_id' => 987654321 ) );
			self::assertSame( 404, $missing->status );
			foreach ( array( array( 'likes_id' => $hidden ), array( 'post_id' => $hidden ) ) as $sent ) {
				$reply = $this->like( $sent );
				self::assertSame( array( 404, $missing->body, $missing->headers ), array( $reply->status, $reply->body, $reply->headers ) );
			}
		}
		self::assertSame( 0, Counters::get( 'likes', $hidden ) );
	}

	/**
	 * Requests that are refused.
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
			'a huge number'     => array( array( 'likes_id' => str_repeat( '9', 400 ) ), '400 invalid_field likes_id' ),
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
	 * Tries one of them.
	 *
	 * @param array<string, mixed> $fields   The fields.
	 * @param string               $expected Status, code, field.
	 */
	#[DataProvider( 'bad_fields' )]
	public function test_refuses_and_names_the_field( array $fields, string $expected ): void {
		$reply = $this->like( $fields );
		self::assertSame( $expected, $reply->status . ' ' . $reply->data()['code'] . ' ' . $reply->data()['field'] );
	}

	public function test_refuses_other_sites_and_mere_links(): void {
		$post = $this->make_post();
		self::assertSame(
			403,
			$this->like(
				array( 'likes_id' => $post ),
				array(
					'sec-fetch-site' => 'cross-site',
					'origin'         => 'https://elsewhere.example',
				)
			)->status
		);
		self::assertSame( 405, $this->like( array( 'likes_id' => $post ), self::OWN_PAGE, 'GET' )->status );
		self::assertSame( 0, Counters::get( 'likes', $post ) );
	}

	public function test_takes_ten_likes_a_minute(): void {
		for ( $like = 1; $like <= 10; $like++ ) {
			self::assertSame( 200, $this->like( array( 'likes_id' => $this->make_post() ) )->status );
		}
		$reply = $this->like( array( 'likes_id' => $this->make_post() ) );
		self::assertSame( 429, $reply->status );
		self::assertGreaterThan( 0, (int) $reply->headers['Retry-After'] );
	}

	public function test_costs_at_most_eight_queries(): void {
		global $wpdb;
		$post = $this->make_post();
		$this->like( array( 'post_id' => $post ) );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->like( array( 'likes_id' => $post ) );
		self::assertSame( 1, Counters::get( 'likes', $post ) );
		self::assertLessThanOrEqual( self::MOST_QUERIES, $wpdb->num_queries - 1 - $before );
	}

	/**
	 * Calls the action.
	 *
	 * @param array<string, mixed>  $fields  The fields.
	 * @param array<string, string> $headers By lower-case name.
	 * @param string                $method  Upper case.
	 */
	private function like( array $fields, array $headers = self::OWN_PAGE, string $method = 'POST' ): Reply {
		return Dispatcher::dispatch( new Request( 'zilla-likes', $method, $fields, $headers, 10 ) );
	}
}
