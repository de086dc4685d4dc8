<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * An extension in whose settings authors write texts for visitors.
 *
 * These texts are named when its settings are removed.
 *
 * @internal
 */
interface Has_Texts {
	/**
	 * Returns the names of these settings, or their paths, such as `content.*` for all texts in `content`.
	 *
	 * @return list<string>
	 */
	public static function words(): array;
}
