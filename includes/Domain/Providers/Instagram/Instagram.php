<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Instagram;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Followers;
use Frontage\Domain\Providers\With_Renewal;

defined( 'ABSPATH' ) || exit;

/**
 * Photos of an Instagram account for businesses or creators.
 *
 * Uses the Instagram API with Instagram Login: a token reads the posts of its own account, and no others.
 */
final class Instagram implements With_Renewal, With_Followers {
	public const API  = 'https://graph.instagram.com';
	public const HOST = 'graph.instagram.com';

	private const VERSION = 'v23.0';

	/** What is asked about each post; pictures of an album are its children. */
	private const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username,like_count,comments_count,'
		. 'children{id,media_type,media_url,thumbnail_url}';

	/** Posts of one answer. */
	private const PER_PAGE = 50;

	private const FRESH_SECONDS = 30 * MINUTE_IN_SECONDS;
	private const DEPTH         = 100;

	/** A profile's address, or a handle. */
	private const NAME = '~^(?:(?:https?://)?(?:www\.|m\.)?instagram\.com/|@)([a-z0-9_][a-z0-9._]{0,29})/?(?:[?#].*)?$~iD';

	/** Paths of the site that are no accounts. */
	private const NO_NAMES = array( 'p', 'reel', 'reels', 'tv', 'explore', 'stories', 'accounts', 'about', 'direct', 'developer', 'legal' );

	public static function group(): string {
		return 'instagram';
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			Access_Token::KEY => Field::secret(
				__( 'Access token', 'frontage' ),
				500,
				__(
					'In the Meta App Dashboard, open your app → Instagram → API setup with Instagram login, add your professional account, and generate a token. It reads only the posts of that account, and Frontage renews it before it expires.',
					'frontage'
				)
			),
		);
	}

	public function title(): string {
		return 'Instagram';
	}

	public function purpose(): string {
		return __( 'Your Instagram photos appear on your pages.', 'frontage' );
	}

	/** The API, and the servers of pictures, whose names tell where they stand. */
	public function hosts(): array {
		return array( self::HOST, '*.cdninstagram.com', '*.fbcdn.net', '*.*.fbcdn.net', '*.*.fna.fbcdn.net' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests the posts of its Instagram account every half hour, and keeps copies of texts and pictures. Visitors’ browsers never contact Instagram.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://privacycenter.instagram.com/policy',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		$token = Access_Token::value();
		if ( self::HOST !== Outbound::host( $request->url ) || '' === $token ) {
			return $request;
		}
		// The address that renews a token is the only one that takes it as a parameter alone.
		return str_starts_with( $request->url, Access_Token::RENEWAL )
			? $request->at( $request->url . '&access_token=' . rawurlencode( $token ) )
			: $request->with_header( 'Authorization', 'Bearer ' . $token );
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::url( 'me', array( 'fields' => 'user_id,username,account_type,media_count' ) ) );
		if ( ! $answer->is_ok() ) {
			return new Test_Result( false, $this->error_message( $answer ), $answer->status, $answer->milliseconds );
		}
		$account = $answer->json();
		$name    = is_string( $account['username'] ?? null ) ? sanitize_text_field( $account['username'] ) : '';
		$count   = is_int( $account['media_count'] ?? null ) ? $account['media_count'] : 0;
		$details = array( __( 'Posts', 'frontage' ) => number_format_i18n( $count ) );
		return new Test_Result( '' !== $name, "@$name", $answer->status, $answer->milliseconds, $details );
	}

	public function source_at( string $address ): ?Feed_Source {
		if ( 1 !== preg_match( self::NAME, trim( $address ), $found ) ) {
			return null;
		}
		$name = strtolower( $found[1] );
		return in_array( $name, self::NO_NAMES, true ) ? null : Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => Feed_Source::USER,
				'id'       => $name,
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		return 'https://www.instagram.com/' . rawurlencode( $source->id ) . '/';
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		$query = array(
			'fields' => self::FIELDS,
			'limit'  => (string) self::PER_PAGE,
		);
		return Http_Request::get( self::url( 'me/media', $query + ( '' === $cursor ? array() : array( 'after' => $cursor ) ) ) );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		return Media::page( $answer->json(), $source );
	}

	public function error_message( Http_Response $answer ): string {
		return Refusal::of( $answer );
	}

	public function feed_seconds(): int {
		return self::FRESH_SECONDS;
	}

	public function feed_depth(): int {
		return self::DEPTH;
	}

	public function token_expires(): ?int {
		return Access_Token::expires();
	}

	public function followers(): Instagram_Followers {
		return new Instagram_Followers( $this );
	}

	public function renew( Http $http ): void {
		Access_Token::renew( $http );
	}

	/**
	 * Returns an address of the API, without the token.
	 *
	 * @param string                $path Such as `me/media`.
	 * @param array<string, string> $query Parameters.
	 */
	public static function url( string $path, array $query ): string {
		return self::API . '/' . self::VERSION . "/$path?" . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}
}
