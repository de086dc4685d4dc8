<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use CurlHandle;
use Frontage\Base\Paths;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * One call, over WordPress's own HTTP.
 *
 * Sends a judged request once: nothing is followed, nothing is stored.
 */
final class Transport {
	/**
	 * Sends a request.
	 *
	 * @param Http_Request $request What to send, with the key.
	 * @param Url_Guard   $target  Where to.
	 * @throws Http_Error If there is no answer, or too much of one.
	 */
	public static function send( Http_Request $request, Url_Guard $target ): Http_Response {
		$started = hrtime( true );
		$undo    = self::guard( $request, $target );
		$got     = wp_safe_remote_request( self::address( $target ), self::arguments( $request, $target ) );
		$undo();
		$took = intdiv( (int) ( hrtime( true ) - $started ), 1_000_000 );
		if ( $got instanceof WP_Error ) {
			throw self::error( $got, $request, $target, $took );
		}
		$body = wp_remote_retrieve_body( $got );
		if ( strlen( $body ) > $request->bytes ) {
			throw Http_Error::too_large( $target->host, $request->bytes, $took );
		}
		return new Http_Response( (int) wp_remote_retrieve_response_code( $got ), self::headers( $got ), $body, $target->host, $took );
	}

	/**
	 * Where the request really goes: to the vendor, in tests to its stub.
	 *
	 * @param Url_Guard $target The target.
	 */
	private static function address( Url_Guard $target ): string {
		$stub = Http_Stub::of( $target->host );
		return null === $stub ? $target->url : $stub . (string) preg_replace( '~^https://[^/?]+~i', '', $target->url );
	}

	/**
	 * Arguments for WordPress.
	 *
	 * One byte more than allowed is read, which shows that there was more. Nothing compressed is
	 * asked for, so nothing unfolds.
	 *
	 * @param Http_Request $request What to send.
	 * @param Url_Guard   $target  Where to.
	 * @return array{method: string, timeout: int, redirection: int, limit_response_size: int, user-agent: string, headers: array<string, string>, body: string}
	 */
	private static function arguments( Http_Request $request, Url_Guard $target ): array {
		$headers = array( 'Accept-Encoding' => 'identity' ) + $request->headers;
		return array(
			'method'              => $request->method,
			'timeout'             => $request->seconds,
			'redirection'         => 0,
			'limit_response_size' => $request->bytes + 1,
			'user-agent'          => 'Frontage/' . Paths::VERSION,
			'headers'             => null === Http_Stub::of( $target->host ) ? $headers : array( 'X-Stands-For' => $target->host ) + $headers,
			'body'                => $request->body,
		);
	}

	/**
	 * Ties the connection to the judged machines and ends it when the answer gets too long.
	 *
	 * @param Http_Request $request What is sent.
	 * @param Url_Guard   $target  Where to.
	 * @return callable(): void Takes the guard away.
	 */
	private static function guard( Http_Request $request, Url_Guard $target ): callable {
		$is_stub = null !== Http_Stub::of( $target->host );
		$curl    = static function ( mixed $handle ) use ( $request, $target ): void {
			if ( ! $handle instanceof CurlHandle ) {
				return;
			}
			if ( array() !== $target->addresses ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $target->pin() ) );
				curl_setopt( $handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTPS );
			}
			curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
			curl_setopt( $handle, CURLOPT_PROGRESSFUNCTION, static fn ( mixed $ch, int|float $all, int|float $got ): int => $got > $request->bytes + 1024 ? 1 : 0 );
		};
		$hooks   = array( 'http_api_curl' => $curl ) + ( $is_stub ? array(
			'http_request_host_is_external' => '__return_true',
			'http_allowed_safe_ports'       => static fn (): array => array( (int) wp_parse_url( (string) Http_Stub::of( $target->host ), PHP_URL_PORT ) ),
		) : array() );
		foreach ( $hooks as $hook => $callback ) {
			add_filter( $hook, $callback, 99 );
		}
		return static function () use ( $hooks ): void {
			foreach ( $hooks as $hook => $callback ) {
				remove_filter( $hook, $callback, 99 );
			}
		};
	}

	/**
	 * The error for an answer that did not come.
	 *
	 * @param WP_Error $why     What WordPress says.
	 * @param Http_Request $request What was sent.
	 * @param Url_Guard   $target  Where to.
	 * @param int      $took    Milliseconds.
	 */
	private static function error( WP_Error $why, Http_Request $request, Url_Guard $target, int $took ): Http_Error {
		if ( str_contains( $why->get_error_message(), 'cURL error 42' ) ) {
			return Http_Error::too_large( $target->host, $request->bytes, $took );
		}
		return Http_Error::no_answer( $target->host, $why->get_error_message(), $took );
	}

	/**
	 * The headers, by name in lower case; of repeated ones the last.
	 *
	 * @param array<string, mixed> $got What WordPress got.
	 * @return array<string, string>
	 */
	private static function headers( array $got ): array {
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $got ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value ) ? (string) end( $value ) : (string) $value;
		}
		return $headers;
	}
}
