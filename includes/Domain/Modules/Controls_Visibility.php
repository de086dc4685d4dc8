<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Discoverable;
use Frontage\Base\Internal;

defined( 'ABSPATH' ) || exit;

/**
 * An extension that decides whether a block is rendered.
 *
 * @internal
 */
interface Controls_Visibility extends Discoverable, Internal {
	/**
	 * Returns whether the current visitor gets the block now.
	 *
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 */
	public function is_shown( array $settings ): bool;

	/**
	 * Returns whether some visitors may get the block and others not, or at another time.
	 *
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 */
	public function is_conditional( array $settings ): bool;

	/**
	 * Returns whether it depends on the visitor, and not only on the time.
	 *
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 */
	public function is_personal( array $settings ): bool;

	/**
	 * Returns when the block next appears or disappears, as a Unix timestamp; null if never.
	 *
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 */
	public function next_change( array $settings ): ?int;

	/**
	 * Returns the names of the settings that are conditions, each empty if it is not asked. Those of other plugins have a slash and are
	 * not among them.
	 *
	 * @return list<string>
	 */
	public static function conditions(): array;

	/**
	 * Returns the classes with which CSS hides the block on some screens.
	 *
	 * @param array<string, mixed> $settings Untrusted settings, as saved by the author.
	 * @return list<string>
	 */
	public function screen_classes( array $settings ): array;
}
