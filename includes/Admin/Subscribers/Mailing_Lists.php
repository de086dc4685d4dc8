<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Mailing_List;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;

defined( 'ABSPATH' ) || exit;

/** The mailing lists that authors choose from; vendors are asked once in five minutes. */
final class Mailing_Lists {
	private const TRANSIENT = 'frontage_mailing_lists_';
	private const SECONDS   = 300;

	/**
	 * Every vendor that keeps lists, whether it has its key, and its lists.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		$all = array();
		foreach ( Providers::all() as $slug => $provider ) {
			if ( $provider instanceof With_List ) {
				$all[] = array(
					'slug'  => $slug,
					'title' => $provider->title(),
				) + self::lists( $slug, $provider );
			}
		}
		return $all;
	}

	/**
	 * Returns the lists of a vendor.
	 *
	 * @param string $slug Vendor slug.
	 * @param With_List $provider Vendor.
	 * @return array<string, mixed>
	 */
	private static function lists( string $slug, With_List $provider ): array {
		$found = array(
			'isConfigured' => Providers::is_configured( $provider ),
			'lists'        => array(),
			'error'        => '',
		);
		if ( ! $found['isConfigured'] ) {
			return $found;
		}
		$kept = get_transient( self::TRANSIENT . $slug );
		if ( is_array( $kept ) ) {
			return array( 'lists' => $kept ) + $found;
		}
		try {
			$lists = array_map( static fn ( Mailing_List $one ): array => (array) $one, $provider->lists( new Http( $provider ) ) );
			set_transient( self::TRANSIENT . $slug, $lists, self::SECONDS );
			return array( 'lists' => $lists ) + $found;
		} catch ( Http_Error $error ) {
			return array( 'error' => $error->getMessage() ) + $found;
		}
	}
}
