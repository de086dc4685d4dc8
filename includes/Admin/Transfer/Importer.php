<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * An importer of another plugin's data.
 *
 * Implemented by a module or another plugin that can take over what an older plugin left in the database. Importers are
 * offered on the Tools tab and in WP-CLI.
 *
 * Works in batches, remembers its position, and never lowers or deletes anything.
 *
 * @phpstan-type Step array{read: int, raised: int, is_done: bool}
 */
interface Importer extends Discoverable {
	/** Returns the importer's slug, such as `likes`. */
	public static function name(): string;

	/** Returns a label that names the data and its source. */
	public static function label(): string;

	/**
	 * Reports what a complete import would do, without changing anything.
	 *
	 * @param int $batch Number of rows to read at once.
	 * @return Step Number of rows found and how many would change something.
	 */
	public static function preview( int $batch = 500 ): array;

	/**
	 * Imports the next batch.
	 *
	 * @param int $batch Maximum number of rows.
	 * @return Step Number of rows read, how many changed something, and whether the import is done.
	 */
	public static function step( int $batch = 500 ): array;

	/** Resets the position, so that the next import starts from the beginning. */
	public static function start_over(): void;
}
