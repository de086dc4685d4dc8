<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Domain\Providers\With_Followers;

/** A network of another plugin: it has posts and followers, and checks that visitors are human. */
final class Acme_Network implements Provider, With_Feed, With_Followers, Follower_Source, Captcha {
	private const ADDRESS = '~\Ahttps://acme\.example/@(\w+)\z~';

	public static function group(): string {
		return 'acme-net';
	}

	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'Acme Net';
	}

	public function purpose(): string {
		return 'Posts of Acme.';
	}

	public function hosts(): array {
		return array( 'acme.example' );
	}

	public function third_party(): Third_Party {
		return new Third_Party( 'Acme learns what your server asks for.', 'https://acme.example/privacy' );
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		return new Test_Result( true, '' );
	}

	public function source_at( string $address ): ?Feed_Source {
		return 1 !== preg_match( self::ADDRESS, $address, $found ) ? null : Feed_Source::of(
			array(
				'provider' => self::group(),
				'kind'     => Feed_Source::USER,
				'id'       => $found[1],
			)
		);
	}

	public function profile_url( Feed_Source $source ): string {
		return "https://acme.example/@$source->id";
	}

	public function feed_request( Feed_Source $source, string $cursor ): Http_Request {
		return Http_Request::get( "https://acme.example/posts/$source->id" );
	}

	public function feed_page( Http_Response $answer, Feed_Source $source ): ?Feed_Page {
		$posts = $answer->json()['posts'] ?? null;
		$items = array_map( Feed_Item::of( ... ), is_array( $posts ) ? $posts : array() );
		return null === $posts ? null : new Feed_Page( array_values( array_filter( $items ) ), '' );
	}

	public function error_message( Http_Response $answer ): string {
		return 'Acme does not answer.';
	}

	public function feed_seconds(): int {
		return 900;
	}

	public function feed_depth(): int {
		return 20;
	}

	public function token_expires(): ?int {
		return null;
	}

	public function followers(): Follower_Source {
		return $this;
	}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		return $this->source_at( $address );
	}

	public function request( Feed_Source $account ): Http_Request {
		return Http_Request::get( "https://acme.example/accounts/$account->id" );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return $answer->json()['followers'] ?? null;
	}

	public static function slug(): string {
		return 'acme-net';
	}

	public static function label(): string {
		return 'Acme Check';
	}

	public static function is_ready(): bool {
		return true;
	}

	public static function works_without_script(): bool {
		return false;
	}

	public static function question(): array {
		return array( 'seed' => 7 );
	}

	public static function for_script( array $question ): array {
		return array( 'module' => 'https://site.example/acme.js' );
	}

	public static function html( array $question, string $id, string $label ): Html {
		return Html::text( 'Acme checks this form.' );
	}

	public static function passes( array $question, Captcha_Response $response ): bool {
		return 7 === ( $question['seed'] ?? 0 ) && 'human' === $response->token;
	}
}
