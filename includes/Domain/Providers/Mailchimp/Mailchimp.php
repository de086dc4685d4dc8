<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mailchimp;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Mailing_List;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_List;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Mailchimp, Marketing API 3.0.
 *
 * Provides the audiences of a Mailchimp account. The suffix of the key names the data center.
 */
final class Mailchimp implements With_List {
	private const KEY       = 'api_key';
	private const KEY_FORM  = '/^[0-9a-z]{16,64}-([a-z]{2,4}[0-9]{1,3})$/';
	private const MAX_LISTS = 100;

	public static function group(): string {
		return 'mailchimp';
	}

	/**
	 * Returns the setting for the API key.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEY => Field::secret(
				__( 'API key', 'frontage' ),
				100,
				__( 'In Mailchimp, go to Account → Extras → API keys. The key ends with a data center such as “-us21”.', 'frontage' )
			),
		);
	}

	public function title(): string {
		return 'Mailchimp';
	}

	public function purpose(): string {
		return __( 'Newsletter forms add subscribers to an audience in your Mailchimp account.', 'frontage' );
	}

	public function hosts(): array {
		return array( '*.api.mailchimp.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'The email address of people who subscribe, and their name if the form asks for it. This site’s server sends the data when they subscribe. Visitors’ browsers never contact Mailchimp.',
				'frontage'
			),
			'https://www.intuit.com/privacy/statement/',
			'functional'
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request->with_header( 'Authorization', 'Basic ' . base64_encode( 'frontage:' . self::key() ) );
	}

	public function test( Http $http ): Test_Result {
		if ( '' === self::base() ) {
			return new Test_Result(
				false,
				__( 'The key is incomplete. It must end with a data center such as “-us21”. Copy the full key from Mailchimp.', 'frontage' )
			);
		}
		$ping = $http->get( self::base() . '/ping' );
		if ( ! $ping->is_ok() ) {
			return new Test_Result( false, self::problem( $ping ), $ping->status, $ping->milliseconds );
		}
		$account = $http->get( self::base() . '/?fields=account_name,total_subscribers' );
		$took    = $ping->milliseconds + $account->milliseconds;
		if ( ! $account->is_ok() ) {
			return new Test_Result( false, self::problem( $account ), $account->status, $took );
		}
		$details = array(
			__( 'Account', 'frontage' )     => self::text( $account->json()['account_name'] ?? '' ),
			__( 'Subscribers', 'frontage' ) => number_format_i18n( (int) self::text( $account->json()['total_subscribers'] ?? 0 ) ),
		);
		return new Test_Result( true, self::text( $ping->json()['health_status'] ?? '' ), $ping->status, $took, $details );
	}

	public function lists( Http $http ): array {
		$answer = $http->get(
			self::base() . '/lists?fields=lists.id,lists.name,lists.stats.member_count&sort_field=name&count=' . self::MAX_LISTS
		);
		if ( ! $answer->is_ok() ) {
			throw new Http_Error( Http_Error::REFUSED, self::problem( $answer ), $answer->milliseconds );
		}
		$lists = array();
		foreach ( (array) ( $answer->json()['lists'] ?? array() ) as $list ) {
			if ( is_array( $list ) && is_string( $list['id'] ?? null ) ) {
				$lists[] = new Mailing_List(
					$list['id'],
					self::text( $list['name'] ?? $list['id'] ),
					(int) self::text( $list['stats']['member_count'] ?? 0 )
				);
			}
		}
		return $lists;
	}

	public function shape(): string {
		return self::AS_MAP;
	}

	public function asks_itself(): bool {
		return true;
	}

	public function subscribe( Http $http, string $list, Contact $person, bool $asks ): void {
		( new Members( $http, self::audience( $list ) ) )->add( $person, $asks );
	}

	public function unsubscribe( Http $http, string $list, string $email ): void {
		( new Members( $http, self::audience( $list ) ) )->remove( $email );
	}

	/**
	 * Returns the URL of an audience.
	 *
	 * @param string $list Audience ID.
	 * @throws Http_Error If the key has no data center suffix.
	 */
	private static function audience( string $list ): string {
		if ( '' === self::base() ) {
			throw new Http_Error(
				Http_Error::REFUSED,
				__( 'The key is incomplete. It must end with a data center such as “-us21”. Copy the full key from Mailchimp.', 'frontage' )
			);
		}
		return self::base() . '/lists/' . rawurlencode( $list );
	}

	/** Returns the stored key. */
	private static function key(): string {
		return (string) Options::value( self::group(), self::KEY, self::settings()[ self::KEY ] );
	}

	/** Returns the URL of the key's data center; empty if the key has no suffix. */
	private static function base(): string {
		return 1 === preg_match( self::KEY_FORM, self::key(), $found ) ? "https://{$found[1]}.api.mailchimp.com/3.0" : '';
	}

	/**
	 * Returns Mailchimp's own error message.
	 *
	 * @param Http_Response $answer Error response in the format of RFC 7807.
	 */
	public static function problem( Http_Response $answer ): string {
		$problem = $answer->json();
		$parts   = array_filter( array( self::text( $problem['title'] ?? '' ), self::text( $problem['detail'] ?? '' ) ) );
		return implode( ': ', $parts )
			?: sprintf(
				/* translators: %d: HTTP status such as 500. */
				__( 'Mailchimp rejected the request with status %d and gave no further details.', 'frontage' ),
				$answer->status
			);
	}

	/**
	 * Returns a value as plain text.
	 *
	 * @param mixed $value Value from the response.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
	}
}
