<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Values;
use Frontage\Blocks\Like_Button\Like;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Http\Action_TestCase;


/** Tests the action's responses to clicks on buttons of our own pages and of other plugins. */
final class LikeTest extends Action_TestCase {
	/** Database queries that one like may cost. */
	private const MOST_QUERIES = 9;

	public function test_counts_a_visitor_once_and_returns_the_content(): void {
		$post     = $this->make_post();
		$html     = '<span class="frontage-like-button__count" data-count="1">1</span> '
			. '<span class="frontage-like-button__postfix">like</span>';
		$response = $this->call(
			Like::NAME,
			array(
				'likes_id' => (string) $post,
				'postfix'  => 'like',
			)
		);
		self::assertSame( 200, $response->status );
		self::assertSame( $html, $response->body );
		self::assertSame( 'text/html; charset=UTF-8', $response->headers['Content-Type'] );
		self::assertSame(
			$html,
			$this->call(
				Like::NAME,
				array(
					'likes_id' => (string) $post,
					'postfix'  => 'like',
				)
			)->body
		);
		self::assertSame( 1, Counters::get( 'likes', $post ) );
	}

	public function test_accepts_ids_as_other_pages_send_them(): void {
		$post = $this->make_post();
		self::assertStringContainsString( 'data-count="1"', $this->call( Like::NAME, array( 'likes_id' => "zilla-likes-$post" ) )->body );
		self::assertStringContainsString(
			'data-count="1"',
			$this->call( Like::NAME, array( 'post_id' => "zilla-likes-$post" ), array(), 'GET' )->body
		);
	}

	public function test_counts_visitors_and_users_separately(): void {
		$post = $this->make_post();
		foreach ( array( 'One', 'Two', 'Three' ) as $agent ) {
			$_SERVER['HTTP_USER_AGENT'] = $agent;
			$this->call( Like::NAME, array( 'likes_id' => $post ) );
		}
		$this->act_as( $this->make_user() );
		$this->call(
			Like::NAME,
			array(
				'likes_id' => $post,
				'nonce'    => 'two days old',
			)
		);
		$_SERVER['HTTP_USER_AGENT'] = 'Another browser';
		$this->call( Like::NAME, array( 'likes_id' => $post ) );
		self::assertSame( 4, Counters::get( 'likes', $post ) );
	}

	public function test_forged_cookies_and_headers_change_nothing(): void {
		$post = $this->make_post();
		$this->call( Like::NAME, array( 'likes_id' => $post ) );
		foreach ( array( 'HTTP_X_FORWARDED_FOR', 'HTTP_CLIENT_IP', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP' ) as $number => $header ) {
			$_SERVER[ $header ]             = "203.0.113.$number";
			$_COOKIE[ "zilla_likes_$post" ] = (string) $number;
			$this->call( Like::NAME, array( 'likes_id' => $post ) );
		}
		self::assertSame( 1, Counters::get( 'likes', $post ) );
	}

	public function test_the_load_request_needs_no_origin_and_counts_nothing(): void {
		$post = $this->make_post();
		Counters::set( 'likes', $post, 1234 );
		foreach ( array( 'GET', 'POST' ) as $method ) {
			$response = $this->call( Like::NAME, array( 'post_id' => $post ), array( 'origin' => 'https://elsewhere.example' ), $method );
			self::assertStringContainsString( 'data-count="1234">1,234<', $response->body );
		}
		self::assertSame( 1234, Counters::get( 'likes', $post ) );
	}

	public function test_escapes_the_postfix_and_falls_back_to_the_sites_texts(): void {
		$post     = $this->make_post();
		$response = $this->call(
			Like::NAME,
			array(
				'likes_id' => $post,
				'postfix'  => '<img src=x onerror=1>',
			)
		);
		self::assertStringContainsString( '&lt;img src=x onerror=1&gt;', $response->body );
		self::assertStringNotContainsString( '<img', $response->body );
		Options::save(
			array(),
			array(
				'like-button' => array(
					'postfix'     => 'fans',
					'postfix_one' => 'fan',
				),
			)
		);
		self::assertStringContainsString( '>fan<', $this->call( Like::NAME, array( 'post_id' => $post ) )->body );
	}

	public function test_redirects_back_to_the_button_without_script(): void {
		$post     = $this->make_post();
		$response = $this->call(
			Like::NAME,
			array(
				'likes_id' => $post,
				'back'     => '1',
			)
		);
		self::assertSame( 303, $response->status );
		self::assertSame( add_query_arg( 'likes', 1, (string) get_permalink( $post ) ) . "#like-$post", $response->headers['Location'] );
	}

	public function test_redirects_without_script_to_the_button_that_was_pressed(): void {
		$post = $this->make_post();
		$list = home_url( '/news/?s=a&likes=7#top' );
		foreach (
			array(
				$list                               => add_query_arg( 'likes', 1, home_url( '/news/?s=a' ) ),
				'https://elsewhere.example/?like=1' => add_query_arg( 'likes', 1, (string) get_permalink( $post ) ),
				'javascript:alert(1)'               => add_query_arg( 'likes', 1, (string) get_permalink( $post ) ),
			) as $from => $to
		) {
			$_SERVER['HTTP_REFERER'] = $from;
			$ids                     = array(
				"like-$post-2"      => "like-$post-2",
				'1'                 => "like-$post",
				'like-x"' . "\r\nA" => "like-$post",
			);
			foreach ( $ids as $button => $id ) {
				$response = $this->call(
					Like::NAME,
					array(
						'likes_id' => $post,
						'back'     => (string) $button,
					)
				);
				self::assertSame( "$to#$id", $response->headers['Location'] );
			}
		}
		unset( $_SERVER['HTTP_REFERER'] );
	}

	public function test_costs_at_most_nine_queries(): void {
		global $wpdb;
		$post = $this->make_post();
		$this->call( Like::NAME, array( 'likes_id' => $this->make_post() ) );
		wp_cache_flush();
		Values::forget();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->call( Like::NAME, array( 'likes_id' => $post ) );
		self::assertLessThanOrEqual( self::MOST_QUERIES, $wpdb->num_queries - $before );
		self::assertSame( 1, Counters::get( 'likes', $post ) );
	}
}
