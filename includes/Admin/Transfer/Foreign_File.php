<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A file of another plugin that can be imported: implemented by a module that can take over its data.
 *
 * @internal
 */
interface Foreign_File extends Discoverable {
	/**
	 * Recognizes a file.
	 *
	 * @param string $text File contents, untrusted.
	 * @return array<string, array<array-key, mixed>>|null Data for `Part::plan()`, keyed by part; null if it is another file.
	 */
	public static function read( string $text ): ?array;
}
