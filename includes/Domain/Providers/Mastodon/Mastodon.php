<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mastodon;

use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Refusal;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Any_Host;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

/** Public posts of accounts and hashtags on any server that speaks Mastodon's API. Needs no key. */
final class Mastodon implements With_Any_Host, With_Followers {
	private const PER_PAGE = 40;

	private const HOST    = '((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])';
	private const ACCOUNT = '([\w.-]{1,60}(?:@(?:[a-z0-9-]+\.)+[a-z0-9-]+)?)';
	private const ID      = '/^[A-Za-z0-9]{1,64}$/D';

	/** Sites whose profiles look alike. */
	private const OTHERS = '~(?:^|\.)(?:youtube\.com|tiktok\.com|medium\.com|threads\.(?:net|com)|x\.com|twitter\.com|substack\.com|'
		. 'snapchat\.com|flipboard\.com|unsplash\.com)$~';

	public static function group(): string {
		return 'mastodon';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'Mastodon';
	}

	public function purpose(): string {
		return __( 'Public posts of Mastodon accounts and hashtags are shown on your pages.', 'frontage' );
	}

	public function hosts(): array {
		$server  = static fn ( Feed_Source $source ): string => self::parts( $source )[1];
		$sources = array( ...Feeds::sources( self::group() ), ...Followers::accounts( self::group() ) );
		return array_values( array_unique( array_filter( array_map( $server, $sources ) ) ) );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests public posts and their pictures from the chosen Mastodon servers, and keeps copies. Visitors’ browsers never contact them.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$host = $this->hosts()[0] ?? '';
		if ( '' === $host ) {
			return new Test_Result( false, __( 'No page shows a feed or followers of it yet.', 'frontage' ) );
		}
		$answer = $http->get( "https://$host/api/v2/instance" );
		$title  = $answer->is_ok() ? Feed_Value::text( $answer->json()['title'] ?? '', 100 ) : $this->error_message( $answer );
		return new Test_Result( $answer->is_ok(), $title, $answer->status, $answer->milliseconds );
	}

	public function source_at( string $address ): ?Feed_Source {
		$address = trim( $address );
		$kind    = Feed_Source::USER;
		$site    = '~^https?://' . self::HOST;
		if ( 1 === preg_match( '~^@([\w.-]{1,60})@' . self::HOST . '$~iD', $address, $found ) ) {
			list( , $name, $host ) = $found;
		} elseif ( 1 === preg_match( "$site/(?:web/)?@" . self::ACCOUNT . '/?(?:[?#].*)?$~iD', $address, $found ) ) {
			list( , $host, $name ) = $found;
		} elseif ( 1 === preg_match( "$site/tags/([^/?#\s]{1,100})/?$~iD", $address, $found ) ) {
			list( , $host, $name ) = $found;
			$name                  = rawurldecode( $name );
			$kind                  = Feed_Source::HASHTAG;
		} else {
			return null;
		}
		$host = strtolower( $host );
		return 1 === preg_match( self::OTHERS, $host ) ? null : Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => $kind,
				'id'       => "$name@$host",
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		list( $name, $host ) = self::parts( $source );
		return Feed_Source::HASHTAG === $source->kind ? "https://$host/tags/" . rawurlencode( $name ) : "https://$host/@$name";
	}

	/**
	 * Returns the request. Cursors are the account's number and the last post's, such as `109:1122`; of hashtags only the second.
	 *
	 * @param Feed_Source $source Account or hashtag.
	 * @param string      $cursor Empty at first.
	 */
	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		list( $name, $host )    = self::parts( $source );
		list( $account, $last ) = explode( ':', "$cursor:" );
		$query                  = array( 'limit' => self::PER_PAGE ) + array_filter( array( 'max_id' => $last ) );
		if ( Feed_Source::HASHTAG === $source->kind ) {
			return Http_Request::get( "https://$host/api/v1/timelines/tag/" . rawurlencode( $name ) . '?' . http_build_query( $query ) );
		}
		if ( '' === $account ) {
			return Http_Request::get( "https://$host/api/v1/accounts/lookup?acct=" . rawurlencode( $name ) );
		}
		$query += array(
			'exclude_replies' => 'true',
			'exclude_reblogs' => 'true',
		);
		return Http_Request::get( "https://$host/api/v1/accounts/$account/statuses?" . http_build_query( $query ) );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$data = $answer->json();
		if ( isset( $data['acct'] ) || ! array_is_list( $data ) ) {
			$account = self::id( $data['id'] ?? '' );
			return '' === $account || Feed_Source::USER !== $source->kind ? null : Feed_Page::step( $account );
		}
		$items = array();
		foreach ( array_slice( $data, 0, self::PER_PAGE ) as $status ) {
			$item = is_array( $status ) ? Status::item( $status ) : null;
			if ( null !== $item ) {
				$items[] = $item;
			}
		}
		$end     = is_array( end( $data ) ) ? end( $data ) : array();
		$last    = self::id( $end['id'] ?? '' );
		$account = Feed_Source::USER === $source->kind ? self::id( Feed_Value::get( $end, 'account', 'id' ) ) : '';
		$is_end  = '' === $last || ( '' === $account && Feed_Source::USER === $source->kind );
		return new Feed_Page( $items, $is_end ? '' : "$account:$last" );
	}

	public function error_message( Http_Response $answer ): string {
		$members = __( 'This Mastodon server shows posts only to its members.', 'frontage' );
		return Feed_Refusal::of(
			$this->title(),
			$answer,
			array(
				401 => $members,
				403 => $members,
				422 => $members,
			)
		);
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

	public function followers(): Mastodon_Followers {
		return new Mastodon_Followers( $this );
	}

	/**
	 * Returns name and server of a source.
	 *
	 * @return array{string, string}
	 */
	private static function parts( Feed_Source $source ): array {
		$at   = (int) strrpos( $source->id, '@' );
		$host = substr( $source->id, $at + 1 );
		return 1 === preg_match( '~^' . self::HOST . '$~D', $host ) ? array( substr( $source->id, 0, $at ), $host ) : array( '', '' );
	}

	/**
	 * Returns an ID that may be part of an address; empty if it is none.
	 *
	 * @param mixed $id Not trusted.
	 */
	private static function id( mixed $id ): string {
		return is_string( $id ) && 1 === preg_match( self::ID, $id ) ? $id : '';
	}
}
