<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

use Frontage\Domain\Providers\Google_Maps\Google_Maps;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Openstreetmap\Openstreetmap;
use Frontage\Domain\Providers\With_Geocoder;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Finds the coordinates of an address for the author of a map. Answers are kept for a month. */
final class Find_Address extends Action {
	public const NAME  = 'frontage_find_address';
	public const REPLY = 'JSON `{ vendor, places: [ { name, latitude, longitude } ] }`; 422 if nobody may be asked, or did not answer';

	private const KEPT = 'frontage_found_';

	public function args(): array {
		return array( 'address' => Args::text( 2, 200 ) );
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 30 );
	}

	/**
	 * Asks Google if the owner has its keys, otherwise OpenStreetMap if the owner has agreed.
	 *
	 * @param array<string, mixed> $args Address.
	 * @param Visitor $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$vendor = self::vendor();
		if ( null === $vendor ) {
			$text = __( 'Addresses are not looked up. Turn it on under Frontage → Integrations → OpenStreetMap.', 'frontage' );
			throw new Action_Exception( 422, 'off', $text );
		}
		$name = self::KEPT . md5( $vendor::group() . ' ' . get_user_locale() . ' ' . mb_strtolower( $args['address'] ) );
		$kept = get_transient( $name );
		if ( ! is_array( $kept ) ) {
			try {
				$kept = array_map( 'get_object_vars', $vendor->find( new Http( $vendor ), $args['address'] ) );
			} catch ( Http_Error $error ) {
				throw new Action_Exception( 422, $error->reason, $error->getMessage() );
			}
			set_transient( $name, $kept, MONTH_IN_SECONDS );
		}
		return Response::json(
			array(
				'vendor' => $vendor->title(),
				'places' => $kept,
			)
		);
	}

	/** Returns whom the server may ask; null for nobody. */
	private static function vendor(): ?With_Geocoder {
		$vendors = array( new Google_Maps(), new Openstreetmap() );
		return array_values( array_filter( $vendors, static fn ( With_Geocoder $one ): bool => $one::may_find() ) )[0] ?? null;
	}
}
