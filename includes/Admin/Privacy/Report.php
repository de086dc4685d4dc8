<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Admin\Settings\Rest;
use Frontage\Base\Bootable;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Privacy at the REST API.
 *
 * Shows at `/wp-json/frontage/v1/privacy` what is stored where and how long, and who else gets to know it. Choices go in by `settings`.
 */
final class Report implements Bootable {
	public const WHEN = 'hook:rest_api_init';

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
				'kept'         => array_map( array( self::class, 'describe' ), Retention_Registry::all() ),
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
	 * @param Retention_Rule $rule What is kept.
	 * @return array<string, mixed>
	 */
	private static function describe( Retention_Rule $rule ): array {
		return array(
			'id'     => $rule->id,
			'label'  => $rule->label,
			'about'  => $rule->about,
			'where'  => $rule->where,
			'days'   => $rule->chosen_days(),
			'module' => '' === $rule->key() ? '' : Options::SITE,
			'key'    => $rule->key(),
		);
	}
}
