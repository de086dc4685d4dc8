<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * A condition that the server checks when it prints a popup.
 *
 * Pages are cached: it may ask only for what is the same for all visitors who get the same copy of a page, such as the page itself.
 * `Browser_Condition` is for everything else.
 *
 * @since 0.3
 */
interface Server_Condition extends Condition {
	/**
	 * Returns the values that apply to the page of the request. The condition is met if an author has chosen one of them.
	 *
	 * @return list<string>
	 */
	public static function current(): array;
}
