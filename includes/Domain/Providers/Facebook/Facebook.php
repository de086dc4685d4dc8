<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Facebook;

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

/** Posts of the owner's Facebook page, by the Graph API with a token of that page. */
final class Facebook implements With_Feed, With_Followers {
	private const KEY = 'page_token';

	private const HOST = 'graph.facebook.com';

	public const API = 'https://' . self::HOST . '/v23.0/';

	private const FIELDS = 'id,message,story,created_time,permalink_url,full_picture,shares,from{name,id,picture.width(200){url}},'
		. 'attachments{media_type,url,title,description,media,subattachments{media_type,media,description}},'
		. 'likes.limit(0).summary(true),comments.limit(0).summary(true)';

	/** Paths that are no pages. */
	private const OTHERS = '(?:events|groups|marketplace|watch|login|sharer|share|photo|photos|reel|hashtag|permalink\.php|story\.php)';

	public static function group(): string {
		return 'facebook';
	}

	/**
	 * Returns the setting for the token.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEY => Field::secret(
				__( 'Page access token', 'frontage' ),
				500,
				__(
					'A long-lived token of your page with the permission pages_read_engagement, from an app of yours at developers.facebook.com. Test the connection after you have entered it, to learn when it ends.',
					'frontage'
				)
			),
		);
	}

	public function title(): string {
		return 'Facebook';
	}

	public function purpose(): string {
		return __( 'Posts of your Facebook page are shown on your site.', 'frontage' );
	}

	public function hosts(): array {
		return array( self::HOST, '*.fbcdn.net', '*.xx.fbcdn.net', '*.fna.fbcdn.net', 'platform-lookaside.fbsbx.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'This site’s server requests posts of its Facebook page with a token, and their pictures, and keeps copies. Visitors’ browsers never contact Facebook.',
				'frontage'
			) . ' ' . Follower_Labels::third_party(),
			'https://www.facebook.com/privacy/policy/',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return self::HOST === Outbound::host( $request->url )
			? $request->with_header( 'Authorization', 'Bearer ' . self::token() )
			: $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::API . 'me?fields=name' );
		$name   = $answer->is_ok() ? Feed_Value::text( $answer->json()['name'] ?? '', 100 ) : '';
		if ( '' === $name ) {
			return new Test_Result( false, $this->error_message( $answer ), $answer->status, $answer->milliseconds );
		}
		$about   = $http->get( self::API . 'debug_token?' . http_build_query( array( 'input_token' => self::token() ) ) );
		$expires = $about->is_ok() ? Token_End::keep( self::token(), Feed_Value::map( $about->json()['data'] ?? null ) ) : null;
		$date    = null === $expires ? '' : (string) wp_date( get_option( 'date_format' ), $expires );
		$details = '' === $date ? array() : array( __( 'The token ends', 'frontage' ) => $date );
		return new Test_Result( true, $name, $answer->status, $answer->milliseconds + $about->milliseconds, $details );
	}

	public function source_at( string $address ): ?Feed_Source {
		$site = '~^https?://(?:www\.|m\.|web\.|[a-z]{2}-[a-z]{2}\.)?facebook\.com/';
		$name = '(?!' . self::OTHERS . '(?:[/?#]|$))([\w.-]{2,80})/?(?:[?&#].*)?$~iD';
		$page = '(?:people/[^/?#]+/|pg/|profile\.php\?(?:[^#]*&)?id=|pages/[^/?#]+/)?' . $name;
		return 1 !== preg_match( $site . $page, trim( $address ), $found ) || 'profile.php' === $found[1] ? null : Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => Feed_Source::PAGE,
				// Names may end with the number that the API wants.
				'id'       => 1 === preg_match( '/(?:^|-)(\d{5,25})$/D', $found[1], $number ) ? $number[1] : $found[1],
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		return 'https://www.facebook.com/' . rawurlencode( $source->id );
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		$query = array(
			'fields' => self::FIELDS,
			'limit'  => 25,
		) + array_filter( array( 'after' => $cursor ) );
		return Http_Request::get( self::API . rawurlencode( $source->id ) . '/posts?' . http_build_query( $query ) );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$data = $answer->json();
		if ( ! is_array( $data['data'] ?? null ) ) {
			return null;
		}
		$items = array_filter( array_map( array( Page_Post::class, 'item' ), array_slice( Feed_Value::rows( $data['data'] ), 0, 100 ) ) );
		// The address of the next page contains the token; its cursor does not.
		$next = null === Feed_Value::get( $data, 'paging', 'next' ) ? '' : Feed_Value::get( $data, 'paging', 'cursors', 'after' );
		return new Feed_Page( array_values( $items ), is_string( $next ) && strlen( $next ) <= 1000 ? $next : '' );
	}

	/** Facebook says what is wrong by a number of its own. */
	public function error_message( Http_Response $answer ): string {
		$expired = __( 'The page token for Facebook is not valid any more. Enter a new one on the Integrations tab.', 'frontage' );
		$denied  = __(
			'The token does not allow reading posts of this page. It must belong to the page, with the permission pages_read_engagement.',
			'frontage'
		);
		$error   = $answer->is_ok() ? null : Feed_Value::get( json_decode( $answer->body, true, 8 ), 'error', 'code' );
		return match ( true ) {
			102 === $error, 190 === $error, 463 === $error, 467 === $error => $expired,
			10 === $error, 100 === $error, is_int( $error ) && $error >= 200 && $error < 300 => $denied,
			in_array( $error, array( 4, 17, 32, 613, 80001 ), true )
				=> Feed_Refusal::of( $this->title(), new Http_Response( 429, array(), '', $answer->host, 0 ) ),
			default => Feed_Refusal::of( $this->title(), $answer, array( 403 => $denied ) ),
		};
	}

	public function feed_seconds(): int {
		return 30 * MINUTE_IN_SECONDS;
	}

	public function feed_depth(): int {
		return 200;
	}

	public function token_expires(): ?int {
		return Token_End::of( self::token() );
	}

	public function followers(): Facebook_Followers {
		return new Facebook_Followers( $this );
	}

	private static function token(): string {
		return (string) Options::value( self::group(), self::KEY, self::settings()[ self::KEY ] );
	}
}
