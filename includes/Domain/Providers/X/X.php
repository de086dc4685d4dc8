<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\X;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Refusal;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

/** Posts of X accounts and hashtags, by its API v2 with the token of the owner's app. X counts each post that is read. */
final class X implements With_Feed, With_Followers {
	private const KEY = 'bearer_token';

	private const HOST = 'api.x.com';

	private const PER_PAGE = 20;

	private const FIELDS = array(
		'tweet.fields' => 'created_at,public_metrics,entities,attachments,possibly_sensitive,note_tweet',
		'expansions'   => 'author_id,attachments.media_keys',
		'media.fields' => 'type,url,preview_image_url,width,height,alt_text',
		'user.fields'  => 'name,username,profile_image_url',
	);

	public static function group(): string {
		return 'x';
	}

	/**
	 * Returns the setting for the token.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEY => Field::secret(
				__( 'Bearer token', 'frontage' ),
				500,
				__(
					'In the X developer console, go to your app → Keys and tokens → Bearer token. X counts every post that is read: a feed reads up to 20 posts an hour.',
					'frontage'
				)
			),
		);
	}

	public function title(): string {
		return 'X';
	}

	public function purpose(): string {
		return __( 'Public posts of X accounts and hashtags are shown on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return array( self::HOST, 'pbs.twimg.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests public posts with a token, and their pictures, and keeps copies. Visitors’ browsers never contact X.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://x.com/privacy',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return self::HOST === Outbound::host( $request->url )
			? $request->with_header( 'Authorization', 'Bearer ' . self::token() )
			: $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( 'https://' . self::HOST . '/2/users/by/username/X' );
		$name   = $answer->is_ok() ? Feed_Value::text( Feed_Value::get( $answer->json(), 'data', 'name' ), 100 ) : '';
		$is_ok  = '' !== $name;
		return new Test_Result( $is_ok, $is_ok ? $name : $this->error_message( $answer ), $answer->status, $answer->milliseconds );
	}

	public function source_at( string $address ): ?Feed_Source {
		$site = '~^https?://(?:www\.|mobile\.)?(?:x|twitter)\.com/';
		$tag  = $site . 'hashtag/([^/?#\s]{1,100})/?(?:[?#].*)?$~iD';
		$at   = '/^@(\w{1,15})$/D';
		$user = $site . '(?!(?:home|explore|search|i|hashtag|settings|intent|share)(?:[/?#]|$))(\w{1,15})/?(?:[?#].*)?$~iD';
		if ( 1 === preg_match( $tag, trim( $address ), $found ) ) {
			$kind = Feed_Source::HASHTAG;
			$id   = rawurldecode( $found[1] );
		} elseif ( 1 === preg_match( $user, trim( $address ), $found ) || 1 === preg_match( $at, trim( $address ), $found ) ) {
			$kind = Feed_Source::USER;
			$id   = $found[1];
		} else {
			return null;
		}
		$provider = self::group();
		return 1 === preg_match( '/^[\p{L}\p{M}\p{N}_]+$/uD', $id ) ? Feed_Source::of( compact( 'provider', 'kind', 'id' ) ) : null;
	}

	public function profile_url( Feed_Source $source ): string {
		return 'https://x.com/' . ( Feed_Source::HASHTAG === $source->kind ? 'hashtag/' : '' ) . rawurlencode( $source->id );
	}

	/**
	 * Returns the request. Cursors are the account's number and X's token, such as `783214:7140dibd`; of hashtags only the second.
	 *
	 * @param Feed_Source $source Account or hashtag.
	 * @param string      $cursor Empty at first.
	 */
	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		list( $account, $token ) = explode( ':', "$cursor:" );
		$query                   = array( 'max_results' => self::PER_PAGE ) + self::FIELDS;
		if ( Feed_Source::HASHTAG === $source->kind ) {
			$query += array( 'query' => "#$source->id -is:retweet -is:reply" ) + array_filter( array( 'next_token' => $token ) );
			return self::get( 'tweets/search/recent', $query );
		}
		return '' === $account
			? self::get( 'users/by/username/' . rawurlencode( $source->id ), array() )
			: self::get(
				"users/$account/tweets",
				$query + array( 'exclude' => 'retweets,replies' ) + array_filter( array( 'pagination_token' => $token ) )
			);
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$data = $answer->json();
		$id   = Feed_Value::get( $data, 'data', 'id' );
		if ( is_string( $id ) && Feed_Source::USER === $source->kind ) {
			return 1 === preg_match( '/^\d{1,30}$/D', $id ) ? Feed_Page::step( $id ) : null;
		}
		if ( ! is_array( $data['meta'] ?? null ) ) {
			return null;
		}
		$items   = ( new Tweets( Feed_Value::map( $data['includes'] ?? null ) ) )->items( Feed_Value::rows( $data['data'] ?? array() ) );
		$account = Feed_Source::USER === $source->kind ? Feed_Value::get( $data, 'data', 0, 'author_id' ) ?? '' : '';
		$next    = $data['meta']['next_token'] ?? '';
		$is_safe = is_string( $account ) && is_string( $next ) && 1 === preg_match( '/^\d{0,30}:\w{1,200}$/D', "$account:$next" );
		return new Feed_Page( $items, $is_safe ? "$account:$next" : '' );
	}

	public function error_message( Http_Response $answer ): string {
		return Feed_Refusal::of(
			$this->title(),
			$answer,
			array(
				200 => __( 'X does not know this account, or it has no public posts.', 'frontage' ),
				402 => __( 'Your plan at X has no posts left. The feed goes on when X begins to count again.', 'frontage' ),
				403 => __( 'Your plan at X does not include reading posts, or this account is protected.', 'frontage' ),
			)
		);
	}

	public function feed_seconds(): int {
		return HOUR_IN_SECONDS;
	}

	public function feed_depth(): int {
		return 60;
	}

	public function token_expires(): ?int {
		return null;
	}

	public function followers(): X_Followers {
		return new X_Followers( $this );
	}

	/**
	 * Returns a request to the API.
	 *
	 * @param string                    $path Encoded.
	 * @param array<string, int|string> $query Not encoded.
	 */
	private static function get( string $path, array $query ): Http_Request {
		return Http_Request::get( 'https://' . self::HOST . "/2/$path" . ( array() === $query ? '' : '?' . http_build_query( $query ) ) );
	}

	private static function token(): string {
		return (string) Options::value( self::group(), self::KEY, self::settings()[ self::KEY ] );
	}
}
