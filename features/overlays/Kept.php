<?php
/**
 * What overlays that open by themselves leave with visitors.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Overlays;

use Frontage\Settings\Privacy\Keeping;
use Frontage\Settings\Privacy\Keeps;

defined( 'ABSPATH' ) || exit;

/** A cookie for each that stays away for some days; those that come in every visit or page leave none. */
final class Kept implements Keeps {
	public static function keeps(): array {
		return array(
			Keeping::always(
				'overlay-cookies',
				__( 'Overlays that were seen', 'frontage' ),
				__( 'When something opens over a page by itself, a cookie of this site keeps it from coming again for as many days as its author chose. It says that it was seen and nothing about you.', 'frontage' ),
				'frontage-overlay-*'
			),
		);
	}
}
