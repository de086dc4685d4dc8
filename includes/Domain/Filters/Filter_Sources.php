<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Manifests;
use Frontage\Base\Named_Classes;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The sources of values by name. */
final class Filter_Sources {
	/**
	 * Returns all sources.
	 *
	 * @return array<string, class-string<Values_Source>>
	 */
	public static function all(): array {
		return array_filter( Named_Classes::of( Values_Source::class, 'name' ), Options::is_in_use( ... ) );
	}

	/**
	 * Returns a source; null if its plugin is off, or if it has no statement.
	 *
	 * @param string $name As a block has saved it.
	 * @return class-string<Filter_Source>|null
	 */
	public static function find( string $name ): ?string {
		$class = self::all()[ $name ] ?? null;
		if ( null === $class || is_subclass_of( $class, With_Filter::class ) ) {
			return null;
		}
		if ( ! is_subclass_of( $class, Filter_Source::class ) ) {
			Manifests::report( Manifests::owner( $class ), "$class does not implement " . Filter_Source::class . '.' );
			return null;
		}
		return self::is_statement( $class ) ? $class : null;
	}

	/**
	 * Returns a source that has values of some post types; null for none.
	 *
	 * @param string $name As a block has saved it.
	 * @param list<string> $types Post types.
	 * @return class-string<Filter_Source>|null
	 */
	public static function fitting( string $name, array $types ): ?string {
		$class = self::find( $name );
		$own   = null === $class ? array() : $class::post_types();
		return array() === $own || array() !== array_intersect( $own, $types ) ? $class : null;
	}

	/**
	 * Returns the names of sources with a statement.
	 *
	 * @return list<string>
	 */
	public static function with_statement(): array {
		return array_keys(
			array_filter( self::all(), static fn ( string $source ): bool => is_subclass_of( $source, Filter_Source::class ) )
		);
	}

	/**
	 * Tells the developer of a source that the database did not accept its statement.
	 *
	 * @param string $name Name of the source.
	 * @param string $error What the database says.
	 */
	public static function report( string $name, string $error ): void {
		$class = self::all()[ $name ] ?? $name;
		Manifests::report( Manifests::owner( $class ), "The statement of $class::sql() fails: $error" );
	}

	/**
	 * Returns whether a source has a statement that can be a part of others.
	 *
	 * @param class-string<Filter_Source> $source
	 */
	private static function is_statement( string $source ): bool {
		$is_statement = 1 === preg_match( '/\A\s*SELECT\s[^;]*\z/i', $source::sql() );
		if ( ! $is_statement ) {
			Manifests::report( Manifests::owner( $source ), "$source::sql() is not one SELECT statement, without a semicolon." );
		}
		return $is_statement;
	}
}
