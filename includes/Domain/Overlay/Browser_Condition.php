<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * A condition that a script checks in the visitor's browser, right before the popup would open.
 *
 * @since 0.3
 */
interface Browser_Condition extends Condition {
	/**
	 * Returns its script: a module such as `acme/plan`, or a part of one such as `acme/popups:plan`. Empty for conditions that
	 * Frontage's own script knows.
	 *
	 * The script exports `isMet`, see docs/extend/popups.md. It loads only on pages with a popup that has the condition.
	 */
	public static function script(): string;

	/**
	 * Returns what the script gets. It is printed in the page, and the same for all visitors.
	 *
	 * @param list<string> $values What the author has chosen or entered; not trusted.
	 * @return list<string>
	 */
	public static function for_browser( array $values ): array;
}
