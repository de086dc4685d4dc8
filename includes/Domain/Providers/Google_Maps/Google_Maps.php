<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Google_Maps;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Found_Place;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Geocoder;

defined( 'ABSPATH' ) || exit;

/**
 * Maps, routes and addresses of Google.
 *
 * Needs two keys: browsers show theirs to everyone, so it is restricted to the site; the server's is restricted to its IP address.
 */
final class Google_Maps implements With_Geocoder {
	private const GEOCODE = 'https://maps.googleapis.com/maps/api/geocode/json';

	/** A place that everybody finds, for the connection test. */
	private const KNOWN = 'Greenwich Observatory';

	public static function group(): string {
		return 'google-maps';
	}

	/**
	 * Returns the settings for the keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'browser_key' => Field::text(
				__( 'Browser key', 'frontage' ),
				100,
				'',
				__( 'Restrict it to the address of your site, and to the Maps JavaScript API and the Directions API.', 'frontage' )
			),
			'server_key'  => Field::secret(
				__( 'Server key', 'frontage' ),
				100,
				__( 'Restrict it to the IP address of your server, and to the Geocoding API.', 'frontage' )
			),
		);
	}

	/** Returns the public key; empty until the owner has saved both keys. */
	public static function browser_key(): string {
		$key = (string) Options::value( self::group(), 'browser_key', self::settings()['browser_key'] );
		return self::may_find() ? $key : '';
	}

	public static function may_find(): bool {
		return Providers::is_configured( new self() );
	}

	public function title(): string {
		return 'Google Maps';
	}

	public function purpose(): string {
		return __( 'Maps show streets and routes, and the editor finds addresses.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'maps.googleapis.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'When a map is loaded, the visitor’s browser loads Google’s script and pictures of the shown area. Google learns the IP address, the page and how the map is used. This site’s server contacts Google only when an author searches for an address.',
				'frontage'
			),
			'https://policies.google.com/privacy',
			'marketing',
			array( 'maps.googleapis.com', 'maps.gstatic.com', 'fonts.googleapis.com', 'fonts.gstatic.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		$key = (string) Options::value( self::group(), 'server_key', self::settings()['server_key'] );
		return $request->at( add_query_arg( 'key', rawurlencode( $key ), $request->url ) );
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::url( self::KNOWN ) );
		$status = $answer->is_ok() ? self::status( $answer ) : '';
		return new Test_Result( 'OK' === $status, $status, $answer->status, $answer->milliseconds );
	}

	public function find( Http $http, string $address ): array {
		$answer = $http->get( self::url( $address ) );
		$status = $answer->is_ok() ? self::status( $answer ) : (string) $answer->status;
		if ( 'ZERO_RESULTS' === $status ) {
			return array();
		}
		if ( 'OK' !== $status ) {
			throw new Http_Error(
				Http_Error::REFUSED,
				/* translators: 1: name of a company, 2: its message, in English. */
				sprintf( __( '%1$s refused the search: %2$s', 'frontage' ), $this->title(), $status ),
				$answer->milliseconds
			);
		}
		$found = array();
		foreach ( array_slice( (array) ( $answer->json()['results'] ?? array() ), 0, self::MOST_FOUND ) as $row ) {
			$row     = is_array( $row ) ? $row : array();
			$at      = $row['geometry']['location'] ?? null;
			$found[] = is_array( $at ) ? Found_Place::of( $row['formatted_address'] ?? '', $at['lat'] ?? '', $at['lng'] ?? '' ) : null;
		}
		return array_values( array_filter( $found ) );
	}

	/**
	 * Returns what is requested, without the key.
	 *
	 * @param string $address What is searched.
	 */
	private static function url( string $address ): string {
		return add_query_arg(
			array(
				'address'  => rawurlencode( $address ),
				'language' => rawurlencode( str_replace( '_', '-', get_user_locale() ) ),
			),
			self::GEOCODE
		);
	}

	/**
	 * Returns Google's status, with its message if there is one.
	 *
	 * @param Http_Response $answer Response with JSON.
	 */
	private static function status( Http_Response $answer ): string {
		$json = $answer->json();
		$text = static fn ( mixed $value ): string => is_string( $value ) ? sanitize_text_field( $value ) : '';
		return trim( $text( $json['status'] ?? '' ) . ' ' . $text( $json['error_message'] ?? '' ) );
	}
}
