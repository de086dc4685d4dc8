<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Manifest;
use Frontage\Base\Settings\Invalid_Setting;


defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Importers of other plugins' data, as found by the build.
 *
 * @phpstan-import-type Step from Importer
 */
final class Importers {
	private const BATCH = 500;

	/**
	 * Returns all importers.
	 *
	 * @return array<string, class-string<Importer>> Keyed by name.
	 */
	public static function all(): array {
		$classes = Manifest::implementations( Importer::class );
		return array_combine( array_map( static fn ( string $importer ): string => $importer::name(), $classes ), $classes );
	}

	/**
	 * Returns the data that can be imported.
	 *
	 * @return list<array{name: string, label: string, found: int, would_change: int}>
	 */
	public static function offers(): array {
		$offers = array();
		foreach ( self::all() as $name => $importer ) {
			$preview  = $importer::preview( self::BATCH );
			$offers[] = array(
				'name'         => $name,
				'label'        => $importer::label(),
				'found'        => $preview['read'],
				'would_change' => $preview['raised'],
			);
		}
		return $offers;
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
		$importer = self::all()[ $name ] ?? null;
		if ( null === $importer ) {
			/* translators: %s: name of an import. */
			throw new Invalid_Setting( 'name', sprintf( __( 'The import “%s” does not exist.', 'frontage' ), $name ) );
		}
		if ( $dry_run ) {
			return $importer::preview( self::BATCH );
		}
		if ( $is_first ) {
			$importer::again();
		}
		return $importer::step( self::BATCH );
	}
}
