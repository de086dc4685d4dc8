<?php
/**
 * A section that a room brings, for tests.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Settings\Status;

use Frontage\Settings\Status\Row;
use Frontage\Settings\Status\Section;
use RuntimeException;

/**
 * Tells one fact, or breaks.
 */
final class Stub_Section implements Section {
	public static bool $breaks = false;

	public function slug(): string {
		return 'stub';
	}

	public function title(): string {
		return 'Of a room';
	}

	public function order(): int {
		return 100;
	}

	public function rows(): array {
		if ( self::$breaks ) {
			throw new RuntimeException( 'Broke in ' . ABSPATH . 'wp-load.php' );
		}
		return array( Row::good( 'A fact', 'of a room' ) );
	}
}
