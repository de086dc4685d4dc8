<?php
/**
 * Privacy at the REST API.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Privacy;

use Frontage\Settings\Options;
use Frontage\Settings\Rest;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Shows at `/wp-json/frontage/v1/privacy` what is stored where and how long, and who else gets to know it. Choices go in by `settings`. */
final class Report {
	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Registers the route. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/privacy',
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'read' ),
				'permission_callback' => array( Rest::class, 'can_manage' ),
			)
		);
	}

	/** Answers with everything the Privacy tab shows. */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'consent'      => array(
					'mode'   => Consent_Mode::current(),
					'hasApi' => Consent_Mode::has_api(),
				),
				'kept'         => array_map( array( self::class, 'describe' ), Keepings::all() ),
				'thirdParties' => Third_Parties::describe(),
				'links'        => array(
					'export' => admin_url( 'export-personal-data.php' ),
					'erase'  => admin_url( 'erase-personal-data.php' ),
					'policy' => admin_url( 'options-privacy.php?tab=policyguide' ),
				),
			)
		);
	}

	/**
	 * Describes what is kept.
	 *
	 * @param Keeping $keeping What is kept.
	 * @return array<string, mixed>
	 */
	private static function describe( Keeping $keeping ): array {
		return array(
			'id'    => $keeping->id,
			'label' => $keeping->label,
			'about' => $keeping->about,
			'where' => $keeping->where,
			'days'  => $keeping->chosen_days(),
			'room'  => '' === $keeping->key() ? '' : Options::SITE,
			'key'   => $keeping->key(),
		);
	}
}
