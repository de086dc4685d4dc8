<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Bluesky;

use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Refusal;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

/** Public posts of Bluesky accounts, by its public API. Needs no key. */
final class Bluesky implements With_Feed, With_Followers {
	private const API = 'https://public.api.bsky.app/xrpc/';

	private const PER_PAGE = 50;

	private const NAME = '((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|did:(?:plc:[a-z0-9]{8,64}|web:[a-z0-9.-]{3,200}))';

	public static function group(): string {
		return 'bluesky';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'Bluesky';
	}

	public function purpose(): string {
		return __( 'Public posts of Bluesky accounts are shown on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'public.api.bsky.app', 'cdn.bsky.app', 'video.bsky.app' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests public posts and their pictures, and keeps copies. Visitors’ browsers never contact Bluesky.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://bsky.social/about/support/privacy-policy',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::API . 'app.bsky.actor.getProfile?actor=bsky.app' );
		$name   = $answer->is_ok() ? Feed_Value::text( $answer->json()['displayName'] ?? '', 100 ) : $this->error_message( $answer );
		return new Test_Result( $answer->is_ok(), $name, $answer->status, $answer->milliseconds );
	}

	public function source_at( string $address ): ?Feed_Source {
		$forms = array( '~^https?://(?:www\.)?bsky\.app/profile/' . self::NAME . '/?(?:[?#].*)?$~iD', '~^@' . self::NAME . '$~iD' );
		foreach ( $forms as $form ) {
			if ( 1 === preg_match( $form, trim( $address ), $found ) ) {
				return Feed_Source::of(
					array(
						'provider' => self::group(),
						'kind'     => Feed_Source::USER,
						'id'       => strtolower( $found[1] ),
					)
				);
			}
		}
		return null;
	}

	public function profile_url( Feed_Source $source ): string {
		return "https://bsky.app/profile/$source->id";
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		$query  = array(
			'actor'  => $source->id,
			'limit'  => self::PER_PAGE,
			'filter' => 'posts_no_replies',
		);
		$query += '' === $cursor ? array() : array( 'cursor' => $cursor );
		return Http_Request::get( self::API . 'app.bsky.feed.getAuthorFeed?' . http_build_query( $query ) );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$data = $answer->json();
		if ( ! is_array( $data['feed'] ?? null ) ) {
			return null;
		}
		$items = array();
		foreach ( array_slice( Feed_Value::rows( $data['feed'] ), 0, self::PER_PAGE ) as $entry ) {
			$item = Post::item( $entry );
			if ( null !== $item ) {
				$items[] = $item;
			}
		}
		$next = $data['cursor'] ?? '';
		return new Feed_Page( $items, is_string( $next ) && strlen( $next ) <= 500 ? $next : '' );
	}

	public function error_message( Http_Response $answer ): string {
		$none = __(
			'Bluesky shows no posts here. There are none yet, or the account shows them only to people who are logged in.',
			'frontage'
		);
		return Feed_Refusal::of( $this->title(), $answer, array( 200 => $none ) );
	}

	public function feed_seconds(): int {
		return 15 * MINUTE_IN_SECONDS;
	}

	public function feed_depth(): int {
		return 200;
	}

	public function token_expires(): ?int {
		return null;
	}

	public function followers(): Bluesky_Followers {
		return new Bluesky_Followers( $this );
	}
}
