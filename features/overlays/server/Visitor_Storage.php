<?php
/**
 * What overlays that open by themselves leave with visitors.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Overlays;

use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;


defined( 'ABSPATH' ) || exit;

/** A cookie for each that stays away for some days; those that come in every visit or page leave none. */
final class Visitor_Storage implements Provides_Retention {
	public static function retention_rules(): array {
		return array(
			Retention_Rule::always(
				'overlay-cookies',
				__( 'Overlays that were seen', 'frontage' ),
				__( 'When something opens over a page by itself, a cookie of this site keeps it from coming again for as many days as its author chose. It says that it was seen and nothing about you.', 'frontage' ),
				'frontage-overlay-*'
			),
		);
	}
}
