<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;

defined( 'ABSPATH' ) || exit;

/** The settings of share buttons. */
final class Share implements Has_Settings {
	public static function settings(): array {
		return array(
			'fresh' => Field::flag(
				__( 'Load share counts after the page', 'frontage' ),
				false,
				__( 'For page caches that keep pages for a long time. All buttons of a page together send one request.', 'frontage' )
			),
		);
	}
}
