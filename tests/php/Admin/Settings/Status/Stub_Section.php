<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Status;

use Frontage\Admin\Status\Row;
use Frontage\Admin\Status\Section;
use RuntimeException;

/**
 * A stub status section of a module.
 *
 * Reports one fact, or throws.
 */
final class Stub_Section implements Section {
	public static bool $breaks = false;

	public function slug(): string {
		return 'stub';
	}

	public function title(): string {
		return 'Of a module';
	}

	public function order(): int {
		return 100;
	}

	public function rows(): array {
		if ( self::$breaks ) {
			throw new RuntimeException( 'Broke in ' . ABSPATH . 'wp-load.php' );
		}
		return array( Row::good( 'A fact', 'of a module' ) );
	}
}
