<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Group;


/**
 * A stub group of site-wide settings.
 *
 * A number and a key in a group that is not a module.
 */
final class Stub_Group implements Group {
	public static function group(): string {
		return 'stub-group';
	}

	public static function settings(): array {
		return array(
			'days' => Field::int( 'Days', 1, 365, 30 ),
			'key'  => Field::secret( 'Key' ),
		);
	}
}
