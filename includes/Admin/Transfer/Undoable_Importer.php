<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * An importer that says what it leaves out, and whose import can be undone.
 *
 * @phpstan-type Skipped array{title: string, why: string}
 *
 * @since 0.3
 */
interface Undoable_Importer extends Importer {
	/** Returns what one import of the data adds to, in words that fit after a number: `counters`, `ads`. */
	public static function unit(): string;

	/**
	 * Returns what cannot be imported, or only in part, and why.
	 *
	 * @return list<Skipped>
	 */
	public static function skipped(): array;

	/** Returns how many changes an undo would take back. */
	public static function undoable(): int;

	/**
	 * Takes back the next batch of what was imported; what changed since then is kept.
	 *
	 * @param int $batch Maximum number of changes.
	 * @return int How many were taken back; 0 at the end.
	 */
	public static function undo( int $batch = 500 ): int;
}
