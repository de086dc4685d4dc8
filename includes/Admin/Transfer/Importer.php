<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * A way from another plugin to this one.
 *
 * Implemented by a module that can take over what an older plugin left in the database; it is then
 * offered on the Tools tab and at the command line.
 *
 * Works in batches, remembers how far it is, and never lowers or deletes anything.
 *
 * @phpstan-type Step array{read: int, raised: int, is_done: bool}
 */
interface Importer extends Discoverable {
	/** A short name for machines, such as `likes`. */
	public static function name(): string;

	/** What it brings and where from, for people. */
	public static function label(): string;

	/**
	 * Tells what an import from the beginning would do, and changes nothing.
	 *
	 * @param int $batch How many rows are read at once.
	 * @return Step Rows found, and how many of them would change something.
	 */
	public static function preview( int $batch = 500 ): array;

	/**
	 * Does the next batch.
	 *
	 * @param int $batch How many rows at most.
	 * @return Step Rows read, how many of them changed something, and whether nothing is left.
	 */
	public static function step( int $batch = 500 ): array;

	/** Starts from the beginning next time. */
	public static function again(): void;
}
