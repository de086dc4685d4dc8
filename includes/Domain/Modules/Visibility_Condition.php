<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Discoverable;
use Frontage\Domain\Blocks\Page_Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * A condition under which a block is shown. A block with several is shown if all are met.
 *
 * Discovered by the build, and announced by other plugins. A class that authors can choose in the editor implements
 * `Visibility_Choice`.
 *
 * A condition depends on nothing but its value, the visitor whom it is given, and the time. It never asks for the current user
 * itself: blocks are also read for everybody, for search indexes and feeds, while an author is logged in.
 *
 * A block whose condition is missing, because its plugin is not active, or fails, is hidden from everybody. Most conditions protect
 * something, and what is hidden by mistake can be shown again, while what was public once is in caches, feeds and search engines.
 * Authors have the block in the editor, where the panel tells them why it is hidden.
 *
 * @since 0.3
 * @api
 */
interface Visibility_Condition extends Discoverable {
	/**
	 * Returns the name of the setting that has its value. It is saved, so it never changes.
	 *
	 * That of another plugin has a prefix of its own and a slash, such as `acme/level`.
	 */
	public static function name(): string;

	/**
	 * Returns whether a visitor gets the block now.
	 *
	 * @param string $value What the author has chosen or typed; not empty, and not necessarily one of the choices.
	 */
	public static function is_met( string $value, Page_Visitor $visitor ): bool;

	/**
	 * Returns whether it depends on the visitor, and not only on the time. The search finds nothing of such a block.
	 *
	 * @param string $value As for `is_met()`.
	 */
	public static function asks_visitor( string $value ): bool;

	/**
	 * Returns whether the page of a visitor must not be kept for others, because the visitor differs, in what is asked, from one
	 * without login, cart and query string. If in doubt, return true.
	 *
	 * @param string $value As for `is_met()`.
	 */
	public static function is_personal( string $value, Page_Visitor $visitor ): bool;

	/**
	 * Returns when the block next appears or disappears, as a Unix timestamp; null if that does not depend on the time.
	 *
	 * Caches of the page are emptied at that time, and the search index is renewed.
	 *
	 * @param string $value As for `is_met()`.
	 */
	public static function next_change( string $value ): ?int;
}
