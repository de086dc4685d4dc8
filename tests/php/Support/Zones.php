<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/** Who may use whom among PHP files: floors look down, modules stand alone, the kernel names no module. */
final class Zones {
	/** Lowest first; what lies above them only starts the plugin. */
	private const FLOORS = array( 'Base', 'Http', 'Domain', 'Admin' );

	private const MODULE = '/^Frontage\\\\(Blocks|Features|Extensions)\\\\(\w+)\\\\/';

	/**
	 * Files by the name they declare.
	 *
	 * @var array<string, string>
	 */
	private array $homes = array();

	/**
	 * Names by file.
	 *
	 * @var array<string, Php_Names>
	 */
	private array $files;

	/**
	 * @param array<string, string> $sources PHP code by path, relative to the plugin's folder.
	 * @param list<string>          $slugs   The modules' folders.
	 */
	public function __construct( array $sources, private array $slugs ) {
		$this->files = array_map( static fn ( string $source ): Php_Names => new Php_Names( $source ), $sources );
		foreach ( $this->files as $path => $names ) {
			$this->homes += array_fill_keys( $names->declared, $path );
		}
	}

	/** @return list<string> Files that use a floor above theirs. */
	public function upward(): array {
		return $this->each(
			'includes/',
			fn ( string $path, string $name ): bool => $this->floor( $this->homes[ $name ] ?? '' ) > $this->floor( $path ),
			'%s uses %s, which is a floor above it. Move one of them, or invert it by a Discoverable interface or a hook.'
		);
	}

	/** @return list<string> Modules that use another module. */
	public function between_modules(): array {
		return $this->each(
			'',
			static fn ( string $path, string $name ): bool => 1 === preg_match( self::MODULE, $name, $module )
				&& ! str_starts_with( $path, 'includes/' )
				&& ! str_starts_with( $path, strtolower( $module[1] . '/' . str_replace( '_', '-', $module[2] ) ) . '/' ),
			'%s uses %s of another module. What two modules share moves to includes/.'
		);
	}

	/** @return list<string> Files of the kernel that name a module, in code or in a string. */
	public function named_modules(): array {
		$found = $this->each(
			'includes/',
			static fn ( string $path, string $name ): bool => 1 === preg_match( self::MODULE, $name ),
			'%s uses %s. The kernel never names a module.'
		);
		foreach ( $this->files as $path => $names ) {
			foreach ( str_starts_with( $path, 'includes/' ) ? $names->strings : array() as $text ) {
				// An example in a sentence stands in quotation marks.
				if ( 1 === preg_match(
					'~(?<!“)(?:frontage|blocks|features|extensions)/(' . implode( '|', $this->slugs ) . ')(?![a-z0-9-])~',
					$text
				) ) {
					$found[] = "$path says “{$text}”. The kernel never names a module.";
				}
			}
		}
		return $found;
	}

	/**
	 * Files of the kernel that use each other in a circle.
	 *
	 * @param int $most Files that a circle may have.
	 * @return list<string>
	 */
	public function knots( int $most ): array {
		$uses = array();
		foreach ( $this->files as $path => $names ) {
			if ( str_starts_with( $path, 'includes/' ) ) {
				$homes         = array_map( fn ( string $name ): string => $this->homes[ $name ] ?? '', $names->used );
				$uses[ $path ] = array_diff( array_unique( $homes ), array( $path, '' ) );
			}
		}
		$knots = array_filter( Knots::in( $uses ), static fn ( array $knot ): bool => count( $knot ) > $most );
		return array_values(
			array_map(
				static fn ( array $knot ): string => sprintf(
					'%d files use each other in a circle, %d are allowed: %s',
					count( $knot ),
					$most,
					implode( ', ', $knot )
				),
				$knots
			)
		);
	}

	/**
	 * Looks at every name that every file uses.
	 *
	 * @param string                         $prefix   Files that are looked at.
	 * @param callable(string, string): bool $is_wrong Takes the file and a name.
	 * @param string                         $message  With places for both.
	 * @return list<string>
	 */
	private function each( string $prefix, callable $is_wrong, string $message ): array {
		$found = array();
		foreach ( $this->files as $path => $names ) {
			foreach ( str_starts_with( $path, $prefix ) ? $names->used : array() as $name ) {
				if ( $is_wrong( $path, $name ) ) {
					$found[] = sprintf( $message, $path, $name );
				}
			}
		}
		return $found;
	}

	private function floor( string $path ): int {
		$parts = explode( '/', $path );
		$floor = array_search( $parts[1] ?? '', self::FLOORS, true );
		return match ( true ) {
			'includes' !== $parts[0] => -1,
			false === $floor => count( self::FLOORS ),
			default => $floor,
		};
	}
}
