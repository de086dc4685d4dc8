<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use CurlHandle;
use Frontage\Base\Paths;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Sends one validated request with WordPress's HTTP API. Does not follow redirects or cache anything. */
final class Transport {
	/**
	 * Sends a request.
	 *
	 * @param Http_Request $request Request, including the key.
	 * @param Url_Guard $target Validated target.
	 * @throws Http_Error If there is no response, or it exceeds the limit.
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
	 * Returns the URL to connect to: the vendor's or, in tests, its stub's.
	 *
	 * @param Url_Guard $target Validated target.
	 */
	private static function address( Url_Guard $target ): string {
		$stub = Http_Stub::of( $target->host );
		return null === $stub ? $target->url : $stub . (string) preg_replace( '~^https://[^/?]+~i', '', $target->url );
	}

	/**
	 * Returns the arguments for WordPress.
	 *
	 * Reads one byte more than allowed, to detect larger responses. Requests no compression, so the
	 * response cannot grow when decoded.
	 *
	 * @param Url_Guard $target Validated target.
	 * @return array{
	 *     method: string,
	 *     timeout: int,
	 *     redirection: int,
	 *     limit_response_size: int,
	 *     user-agent: string,
	 *     headers: array<string, string>,
	 *     body: string,
	 * }
	 */
	private static function arguments( Http_Request $request, Url_Guard $target ): array {
		$headers = array( 'Accept-Encoding' => 'identity' ) + $request->headers;
		return array(
			'method'              => $request->method,
			'timeout'             => $request->seconds,
			'redirection'         => 0,
			'limit_response_size' => $request->bytes + 1,
			'user-agent'          => 'Frontage/' . Paths::VERSION,
			'headers'             => null === Http_Stub::of( $target->host )
				? $headers
				: array( 'X-Stands-For' => $target->host ) + $headers,
			'body'                => $request->body,
		);
	}

	/**
	 * Pins the connection to the validated addresses and aborts it when the response exceeds the limit.
	 *
	 * @param Url_Guard $target Validated target.
	 * @return callable(): void Removes the guard.
	 */
	private static function guard( Http_Request $request, Url_Guard $target ): callable {
		$is_stub = null !== Http_Stub::of( $target->host );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- In WordPress's own hook for cURL.
		$curl = static function ( mixed $handle ) use ( $request, $target ): void {
			if ( ! $handle instanceof CurlHandle ) {
				return;
			}
			if ( array() !== $target->addresses ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $target->pin() ) );
				curl_setopt( $handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTPS );
			}
			curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
			curl_setopt(
				$handle,
				CURLOPT_PROGRESSFUNCTION,
				static fn ( mixed $ch, int|float $all, int|float $got ): int => $got > $request->bytes + 1024 ? 1 : 0
			);
		};
		// phpcs:enable WordPress.WP.AlternativeFunctions
		$hooks = array( 'http_api_curl' => $curl ) + ( $is_stub ? array(
			'http_request_host_is_external' => '__return_true',
			'http_allowed_safe_ports'       => static fn (): array => array(
				(int) wp_parse_url( (string) Http_Stub::of( $target->host ), PHP_URL_PORT ),
			),
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
	 * Returns the error for a missing response.
	 *
	 * @param WP_Error $why WordPress's error.
	 * @param Url_Guard $target Validated target.
	 * @param int $took Duration in milliseconds.
	 */
	private static function error( WP_Error $why, Http_Request $request, Url_Guard $target, int $took ): Http_Error {
		if ( str_contains( $why->get_error_message(), 'cURL error 42' ) ) {
			return Http_Error::too_large( $target->host, $request->bytes, $took );
		}
		return Http_Error::no_answer( $target->host, $why->get_error_message(), $took );
	}

	/**
	 * Returns the headers, keyed by lowercase name; of repeated headers, the last value.
	 *
	 * @param array<string, mixed> $got WordPress's response.
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
