<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share\Test;

use Frontage\Blocks\Share\All_Networks;
use Frontage\Domain\Share\Network_Icon;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Shared_Page;
use Frontage\Tests\Http\Action_TestCase;

/** Tests the addresses of networks, and the popup with all of them. */
final class PageTest extends Action_TestCase {
	public function test_titles_and_addresses_survive_every_network(): void {
		$title = 'Salt & pepper: 100 % “fresh” #1 <b>now</b> Ünïcode';
		$post  = $this->make_post( array( 'post_title' => $title ) );
		$made  = get_post( $post );
		self::assertNotNull( $made );
		$page = Shared_Page::of_post( $made );
		self::assertSame( 'Salt & pepper: 100 % “fresh” #1 now Ünïcode', $page->title );
		foreach ( Networks::slugs() as $network ) {
			$url   = Networks::url( $network, $page );
			$query = rawurldecode( strtr( (string) wp_parse_url( $url, PHP_URL_QUERY ), array( '&amp;' => '&' ) ) );
			if ( $url === $page->url ) {
				continue;
			}
			self::assertSame( 1, substr_count( $query, $page->url ), $network );
			self::assertStringNotContainsString( '{', $url, $network );
			if ( ! in_array( $network, array( 'facebook', 'linkedin' ), true ) ) {
				self::assertStringContainsString( $page->title, $query, $network );
			}
		}
	}

	public function test_pages_that_only_their_query_tells_apart_are_shared_with_it(): void {
		$addresses = array(
			'/?s=bread%20%26%20tea&utm_source=mail' => '/?s=bread%20%26%20tea',
			'/?utm_source=mail'                     => '/',
		);
		foreach ( $addresses as $address => $shared ) {
			$this->go_to( $address );
			self::assertSame( home_url( $shared ), Shared_Page::around()->url );
		}
	}

	public function test_every_network_has_a_mark(): void {
		foreach ( array_keys( Networks::names() ) as $network ) {
			self::assertMatchesRegularExpression( '/<path d="[^"]{20,}"/', Network_Icon::html( $network )->html, $network );
		}
	}

	public function test_the_popup_shares_posts_and_pages_of_this_site_only(): void {
		$post     = $this->make_post( array( 'post_title' => 'Boats' ) );
		$response = $this->call(
			All_Networks::NAME,
			array(
				'all_networks_page_id' => $post,
				'all_networks_link'    => 'https://evil.example/',
				'all_networks_title'   => '<script>alert(1)</script>',
				'is_popup'             => 'true',
			)
		);
		self::assertStringContainsString( 'text=Boats', $response->body );
		self::assertStringNotContainsString( 'evil.example', $response->body );
		$page = array(
			'all_networks_link'  => home_url( '/category/tea/' ),
			'all_networks_title' => 'Tea "quoted" <b>',
		);
		self::assertStringContainsString( 'Tea%20%22quoted%22%20%3Cb%3E', $this->call( All_Networks::NAME, $page )->body );
		$other = $this->call( All_Networks::NAME, array( 'all_networks_link' => 'https://evil.example/' ) );
		self::assertSame( 400, $other->status );
		self::assertSame( 'all_networks_link', json_decode( $other->body, true )['field'] );
	}
}
