<?php
/**
 * Lists to choose from, for authors.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Subscribers;

use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Mailing_List;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Answers `/wp-json/frontage/v1/mailing-lists` to whoever may publish; vendors are asked once in five minutes. */
final class Lists_Rest {
	private const TRANSIENT = 'frontage_mailing_lists_';
	private const SECONDS   = 300;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the route. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/mailing-lists',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'read' ),
				'permission_callback' => static fn (): bool => current_user_can( 'publish_posts' ),
			)
		);
	}

	/** Answers with every vendor that keeps lists, whether it has its key, and its lists. */
	public static function read(): WP_REST_Response {
		$all = array();
		foreach ( Providers::all() as $slug => $provider ) {
			if ( $provider instanceof With_List ) {
				$all[] = array(
					'slug'  => $slug,
					'title' => $provider->title(),
				) + self::lists( $slug, $provider );
			}
		}
		return new WP_REST_Response( $all );
	}

	/**
	 * The lists of a vendor.
	 *
	 * @param string    $slug     The vendor's.
	 * @param With_List $provider The vendor.
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
