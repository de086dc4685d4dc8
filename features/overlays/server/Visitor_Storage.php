<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays;

use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/**
 * Declares the cookies of overlays that open by themselves.
 *
 * One cookie for each overlay that stays away for some days; those shown on every visit or page set none.
 */
final class Visitor_Storage implements Provides_Retention {
	public static function retention_rules(): array {
		return array(
			Retention_Rule::always(
				'overlay-cookies',
				__( 'Overlays already seen', 'frontage' ),
				__(
					'When an overlay opens automatically, a cookie from this site keeps it from opening again for the number of days the author has set. The cookie records that you have seen the overlay and contains nothing about you.',
					'frontage'
				),
				'frontage-overlay-*, etSocialCookie'
			),
		);
	}
}
