<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Feed;

defined( 'ABSPATH' ) || exit;

/** The public bulletin of a town, such as https://bulletin.acme.example/harbour. Needs no key. */
final class Bulletin implements With_Feed {
	public const HOST = 'bulletin.acme.example';

	public static function group(): string {
		return 'acme-bulletin';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return __( 'Acme Bulletin', 'acme' );
	}

	public function purpose(): string {
		return __( 'News of the Acme Bulletin are shown on your pages.', 'acme' );
	}

	public function hosts(): array {
		return array( self::HOST );
	}

	public function third_party(): Third_Party {
		$data = __( 'This site’s server requests public news. Visitors’ browsers never contact the Acme Bulletin.', 'acme' );
		return new Third_Party( $data, 'https://acme.example/privacy', 'functional' );
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( 'https://' . self::HOST . '/news/harbour.json' );
		return new Test_Result( $answer->is_ok(), $answer->is_ok() ? 'OK' : $this->error_message( $answer ), $answer->status );
	}

	public function source_at( string $address ): ?Feed_Source {
		if ( 1 !== preg_match( '~^https://' . preg_quote( self::HOST, '~' ) . '/([a-z]{1,40})/?$~D', trim( $address ), $found ) ) {
			return null;
		}
		return Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => Feed_Source::PAGE,
				'id'       => $found[1],
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		return 'https://' . self::HOST . "/$source->id";
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		return Http_Request::get( 'https://' . self::HOST . "/news/$source->id.json" );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$news = $answer->json()['news'] ?? null;
		if ( ! is_array( $news ) ) {
			return null;
		}
		$items = array_map( static fn ( mixed $one ): ?Feed_Item => is_array( $one ) ? Feed_Item::of( $one ) : null, $news );
		return new Feed_Page( array_values( array_filter( $items ) ), '' );
	}

	public function error_message( Http_Response $answer ): string {
		return 404 === $answer->status
			? __( 'The Acme Bulletin has no such page.', 'acme' )
			: __( 'The Acme Bulletin did not answer as expected.', 'acme' );
	}

	public function feed_seconds(): int {
		return HOUR_IN_SECONDS;
	}

	public function feed_depth(): int {
		return 50;
	}

	public function token_expires(): ?int {
		return null;
	}
}
