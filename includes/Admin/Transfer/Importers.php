<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Invalid_Setting;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Importers of other plugins' data, as found by the build.
 *
 * @phpstan-import-type Step from Importer
 * @phpstan-import-type Skipped from Undoable_Importer
 */
final class Importers {
	private const BATCH = 500;

	/** How much of what cannot be imported is listed. */
	private const SHOWN = 100;

	/**
	 * Returns all importers.
	 *
	 * @return array<string, class-string<Importer>> Keyed by name.
	 */
	public static function all(): array {
		return Error_Boundary::collect( Importer::class, static fn ( string $name ): array => array( $name::name() => $name ) );
	}

	/**
	 * Returns the data that can be imported.
	 *
	 * `unit` says what is changed: `counters` or `ads`. `skipped` begins with the first of what cannot be imported, of `left_out`.
	 *
	 * @return list<array{
	 *     name: string, label: string, unit: string, found: int, would_change: int, skipped: list<Skipped>, left_out: int, undoable: int
	 * }>
	 */
	public static function offers(): array {
		return array_values(
			Error_Boundary::collect( Importer::class, static fn ( string $name ): array => array( $name::name() => self::offer( $name ) ) )
		);
	}

	/**
	 * Describes an importer's data.
	 *
	 * @param class-string<Importer> $importer
	 * @return array{
	 *     name: string, label: string, unit: string, found: int, would_change: int, skipped: list<Skipped>, left_out: int, undoable: int
	 * }
	 */
	private static function offer( string $importer ): array {
		$preview = $importer::preview( self::BATCH );
		$more    = is_subclass_of( $importer, Undoable_Importer::class );
		$skipped = $more ? $importer::skipped() : array();
		return array(
			'name'         => $importer::name(),
			'label'        => $importer::label(),
			'unit'         => $more ? $importer::unit() : 'counters',
			'found'        => $preview['read'],
			'would_change' => $preview['raised'],
			'skipped'      => array_slice( $skipped, 0, self::SHOWN ),
			'left_out'     => count( $skipped ),
			'undoable'     => $more ? $importer::undoable() : 0,
		);
	}

	/**
	 * Imports one batch, or reports what a complete import would do.
	 *
	 * @param string $name Importer name.
	 * @param bool $dry_run Whether to only report.
	 * @param bool $is_first Whether this starts a new import instead of continuing one.
	 * @return Step
	 * @throws Invalid_Setting If the importer does not exist.
	 */
	public static function step( string $name, bool $dry_run, bool $is_first ): array {
		$importer = self::named( $name );
		if ( $dry_run ) {
			return $importer::preview( self::BATCH );
		}
		if ( $is_first ) {
			$importer::start_over();
		}
		return $importer::step( self::BATCH );
	}

	/**
	 * Takes back the next batch of an import.
	 *
	 * @param string $name Importer name.
	 * @return array{undone: int, is_done: bool}
	 * @throws Invalid_Setting If the importer does not exist or cannot take anything back.
	 */
	public static function undo( string $name ): array {
		$importer = self::named( $name );
		if ( ! is_subclass_of( $importer, Undoable_Importer::class ) ) {
			throw new Invalid_Setting( 'name', __( 'This import cannot be undone.', 'frontage' ) );
		}
		$undone = $importer::undo( self::BATCH );
		return array(
			'undone'  => $undone,
			'is_done' => $undone < self::BATCH,
		);
	}

	/**
	 * Returns an importer.
	 *
	 * @param string $name Importer name.
	 * @return class-string<Importer>
	 * @throws Invalid_Setting If it does not exist.
	 */
	private static function named( string $name ): string {
		$importer = self::all()[ $name ] ?? null;
		if ( null === $importer ) {
			/* translators: %s: name of an import. */
			throw new Invalid_Setting( 'name', sprintf( __( 'The import “%s” does not exist.', 'frontage' ), $name ) );
		}
		return $importer;
	}
}
