<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;


/**
 * A stub module with a setting of every kind.
 *
 * Off by default.
 */
final class Stub_Module implements Has_Settings {
	public const OFF_BY_DEFAULT = true;

	public static function settings(): array {
		return array(
			'offset' => Field::int( 'Offset', 0, 500, 40, 'In pixels' ),
			'title'  => Field::text( 'Title', 10, 'Hello' ),
			'side'   => Field::choice(
				'Position',
				array(
					'left'  => 'Left',
					'right' => 'Right',
				),
				'left'
			),
			'loud'   => Field::flag( 'Loud', true ),
			'key'    => Field::secret( 'Key' ),
		);
	}
}
