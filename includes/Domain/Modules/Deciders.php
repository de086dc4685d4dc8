<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Manifest;

defined( 'ABSPATH' ) || exit;

/** The extensions that decide whether a block is rendered. */
final class Deciders {
	/**
	 * Extensions that decide about blocks, by their folders.
	 *
	 * @var array<string, mixed>|null
	 */
	private static ?array $all = null;

	/**
	 * Returns the extensions that decide about a block, by their slugs.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 * @return array<string, Controls_Visibility>
	 */
	public static function of( array $attributes ): array {
		$chosen = $attributes[ Extensions::ATTRIBUTE ] ?? null;
		$found  = array();
		foreach ( is_array( $chosen ) ? self::all() : array() as $slug => $module ) {
			$extension = is_array( $chosen[ $slug ] ?? null ) ? Extensions::extension( $slug ) : null;
			if ( $extension instanceof Controls_Visibility ) {
				$found[ $slug ] = $extension;
			}
		}
		return $found;
	}

	/**
	 * Returns whether an extension shows a block to some visitors and not to others, whenever they come.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function is_personal( array $attributes ): bool {
		foreach ( self::of( $attributes ) as $slug => $extension ) {
			if ( $extension->is_personal( $attributes[ Extensions::ATTRIBUTE ][ $slug ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns when an extension next shows or hides a block, as a Unix timestamp; null if never.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function next_change( array $attributes ): ?int {
		$times = array();
		foreach ( self::of( $attributes ) as $slug => $extension ) {
			$times[] = $extension->next_change( $attributes[ Extensions::ATTRIBUTE ][ $slug ] );
		}
		$times = array_filter( $times, 'is_int' );
		return array() === $times ? null : min( $times );
	}

	/**
	 * Returns whether markup with settings of extensions can have a block that one of them hides, without parsing it.
	 *
	 * @param string $markup Block markup.
	 */
	public static function may_hide_in( string $markup ): bool {
		foreach ( self::hiding_marks() as $mark ) {
			if ( str_contains( $markup, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns texts of which markup with a block that an extension may hide has one, after the name of the attribute.
	 *
	 * @return list<string>
	 */
	public static function hiding_marks(): array {
		return array_map( static fn ( string $slug ): string => "\"$slug\"", array_map( 'strval', array_keys( self::all() ) ) );
	}

	/** Forgets them, for tests. */
	public static function reset(): void {
		self::$all = null;
	}

	/**
	 * Returns the extensions that decide about blocks, by their folders; no other class is loaded for that.
	 *
	 * @return array<string, mixed>
	 */
	private static function all(): array {
		if ( null === self::$all ) {
			$classes   = Manifest::implementations( Controls_Visibility::class );
			$decides   = static fn ( array $module ): bool => in_array( $module['class'] ?? '', $classes, true );
			self::$all = array_filter( Manifest::get()['extensions'], $decides );
		}
		return self::$all;
	}
}
