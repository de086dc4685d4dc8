<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/** What is stored where and how long, and which third parties get data. Choices are saved with the settings. */
final class Report {
	/**
	 * Everything the Privacy tab shows.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return array(
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
		);
	}

	/**
	 * Describes a retention rule.
	 *
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
