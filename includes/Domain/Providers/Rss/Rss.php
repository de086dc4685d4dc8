<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Rss;

use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Refusal;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Any_Host;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Articles of any site with an RSS or Atom feed; of a page, the feed that it names. Needs no key. */
final class Rss implements With_Any_Host {
	private const TYPES = array( 'application/rss+xml', 'application/atom+xml' );

	public static function group(): string {
		return 'rss';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'RSS';
	}

	public function purpose(): string {
		return __( 'Articles of other sites are shown on your pages.', 'frontage' );
	}

	public function hosts(): array {
		$host = static fn ( Feed_Source $source ): string => Outbound::host( $source->id );
		return array_values( array_unique( array_filter( array_map( $host, Feeds::sources( self::group() ) ) ) ) );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests the chosen feeds and their pictures, and keeps copies. Visitors’ browsers never contact these sites.',
				'frontage'
			),
			'',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$source = Feeds::sources( self::group() )[0] ?? null;
		if ( null === $source ) {
			return new Test_Result( false, __( 'No page shows a feed of it yet.', 'frontage' ) );
		}
		$answer = $http->send( $this->feed_request( $source, '' ) );
		$text   = $answer->is_ok() ? Outbound::host( $source->id ) : $this->error_message( $answer );
		return new Test_Result( $answer->is_ok(), $text, $answer->status, $answer->milliseconds );
	}

	public function source_at( string $address ): ?Feed_Source {
		// Browsers once had a scheme for feeds.
		$old = array( '~^feed:(?=https?://)~', '~^feed:(?=//)~' );
		$url = Feed_Value::url( preg_replace( $old, array( '', 'https:' ), trim( $address ) ) );
		return '' === $url ? null : Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => Feed_Source::ADDRESS,
				'id'       => (string) preg_replace( '~^http:~', 'https:', $url ),
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		return $source->id;
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		$accept = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, text/html;q=0.5';
		return Http_Request::get( '' === $cursor ? $source->id : $cursor )->with_header( 'Accept', $accept );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$items = Articles::of( $answer->body );
		if ( null !== $items ) {
			return new Feed_Page( $items, '' );
		}
		$feed = self::named_feed( $answer->body, $source->id );
		return '' === $feed || $feed === $source->id ? null : Feed_Page::step( $feed );
	}

	public function error_message( Http_Response $answer ): string {
		$private = __( 'This site does not let its feed be read without a password.', 'frontage' );
		return Feed_Refusal::of(
			'' === $answer->host ? $this->title() : $answer->host,
			$answer,
			array(
				200 => __( 'There is no feed at this address. Look for a link named RSS, Atom or Feed on the site.', 'frontage' ),
				401 => $private,
				403 => $private,
				404 => __( 'There is nothing at this address. Check it in a browser.', 'frontage' ),
			)
		);
	}

	public function feed_seconds(): int {
		return HOUR_IN_SECONDS;
	}

	public function feed_depth(): int {
		return 200;
	}

	public function token_expires(): ?int {
		return null;
	}

	/**
	 * Returns the feed that a page names in its head; empty if it names none.
	 *
	 * @param string $html Not trusted.
	 * @param string $base Address of the page.
	 */
	private static function named_feed( string $html, string $base ): string {
		$tags = new WP_HTML_Tag_Processor( substr( $html, 0, 500000 ) );
		while ( $tags->next_tag( array( 'tag_name' => 'LINK' ) ) ) {
			$type = $tags->get_attribute( 'type' );
			$href = $tags->get_attribute( 'href' );
			if ( is_string( $type ) && is_string( $href ) && in_array( strtolower( $type ), self::TYPES, true ) ) {
				$url = Feed_Value::url( \WP_Http::make_absolute_url( html_entity_decode( $href ), $base ) );
				return (string) preg_replace( '~^http:~', 'https:', $url );
			}
		}
		return '';
	}
}
