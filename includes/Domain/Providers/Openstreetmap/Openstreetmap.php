<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Openstreetmap;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Lock;
use Frontage\Domain\Providers\Found_Place;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Geocoder;

defined( 'ABSPATH' ) || exit;

/**
 * Tiles of OpenStreetMap, or of another server with the same addresses, and its search, Nominatim.
 *
 * Follows their usage policies: attribution, a referrer, a user agent with the site's address, one search a second, and
 * answers that are kept.
 */
final class Openstreetmap implements With_Geocoder {
	private const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

	private const SEARCH = 'https://nominatim.openstreetmap.org';

	/** Seconds between two searches. */
	private const EVERY = 1;

	public static function group(): string {
		return 'openstreetmap';
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'tiles'     => Field::text(
				__( 'Address of map tiles', 'frontage' ),
				300,
				self::TILES,
				__( 'With {z}, {x} and {y}. Sites with many visitors need a tile server of their own or of a company.', 'frontage' )
			),
			'geocoding' => Field::flag(
				__( 'Find addresses', 'frontage' ),
				false,
				__( 'In the editor, your server sends the address of a place to Nominatim when you press Find.', 'frontage' )
			),
		);
	}

	/** Returns the address of tiles, by HTTPS and with its three numbers; that of OpenStreetMap if the owner's is not. */
	public static function tiles(): string {
		$tiles = (string) Options::value( self::group(), 'tiles', self::settings()['tiles'] );
		$has   = static fn ( string $name ): bool => str_contains( $tiles, $name );
		return str_starts_with( $tiles, 'https://' ) && $has( '{z}' ) && $has( '{x}' ) && $has( '{y}' ) ? $tiles : self::TILES;
	}

	public static function may_find(): bool {
		return true === Options::value( self::group(), 'geocoding', self::settings()['geocoding'] );
	}

	public function title(): string {
		return 'OpenStreetMap';
	}

	public function purpose(): string {
		return __( 'Maps show streets, and the editor finds addresses.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'nominatim.openstreetmap.org' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'When a map is loaded, the visitor’s browser requests pictures of the shown area. The server learns the IP address, the page’s site and which area is viewed. This site’s server contacts OpenStreetMap only when an author searches for an address.',
				'frontage'
			),
			'https://osmfoundation.org/wiki/Privacy_Policy',
			'marketing',
			array( Outbound::host( self::tiles() ) )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request->with_header( 'User-Agent', 'Frontage/' . Paths::VERSION . ' (' . home_url() . ')' );
	}

	public function test( Http $http ): Test_Result {
		$answer  = $http->get( self::SEARCH . '/status?format=json' );
		$message = $answer->is_ok() ? $answer->json()['message'] ?? '' : '';
		return new Test_Result(
			$answer->is_ok(),
			is_string( $message ) ? sanitize_text_field( $message ) : '',
			$answer->status,
			$answer->milliseconds
		);
	}

	public function find( Http $http, string $address ): array {
		// Not released: it expires, and until then nobody may search.
		if ( null === Lock::acquire( 'nominatim', self::EVERY ) ) {
			throw new Http_Error( Http_Error::BUSY, __( 'OpenStreetMap answers one search a second. Try again.', 'frontage' ) );
		}
		$query  = array(
			'q'               => rawurlencode( $address ),
			'format'          => 'jsonv2',
			'limit'           => self::MOST_FOUND,
			'accept-language' => rawurlencode( str_replace( '_', '-', get_user_locale() ) ),
		);
		$answer = $http->get( add_query_arg( $query, self::SEARCH . '/search' ) );
		if ( ! $answer->is_ok() ) {
			throw new Http_Error(
				Http_Error::REFUSED,
				/* translators: 1: name of a company, 2: HTTP status such as 403. */
				sprintf( __( '%1$s refused the search with status %2$d.', 'frontage' ), $this->title(), $answer->status ),
				$answer->milliseconds
			);
		}
		$found = array();
		foreach ( array_slice( $answer->json(), 0, self::MOST_FOUND ) as $row ) {
			$found[] = is_array( $row ) ? Found_Place::of( $row['display_name'] ?? '', $row['lat'] ?? '', $row['lon'] ?? '' ) : null;
		}
		return array_values( array_filter( $found ) );
	}
}
