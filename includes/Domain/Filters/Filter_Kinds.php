<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The kinds of filters, as blocks name them in their `block.json`. */
final class Filter_Kinds {
	/**
	 * Returns a filter; null if the block is none that a visitor chooses with, or if nothing may be chosen.
	 *
	 * @param string $kind Such as `terms`.
	 * @param array<string, mixed> $attributes Block attributes, with defaults.
	 * @param Closure(): list<string> $types Returns the post types of its list.
	 */
	public static function filter( string $kind, array $attributes, Closure $types ): ?Filter {
		$class = match ( $kind ) {
			'terms'  => Term_Filter::class,
			'values' => self::of_source( $attributes['source'] ?? null ),
			'range'  => Range_Filter::class,
			'date'   => Date_Filter::class,
			'search' => Search_Filter::class,
			'sort'   => Sort_Filter::class,
			default  => null,
		};
		return null === $class ? null : ( new $class( $attributes, $types ) )->if_allowed();
	}

	/**
	 * Returns the class of a source's filters; null if there is no such source, because its plugin is off.
	 *
	 * @param mixed $name As the block has saved it.
	 * @return class-string<Value_Filter>|null
	 */
	private static function of_source( mixed $name ): ?string {
		$source = is_string( $name ) ? Filter_Sources::all()[ $name ] ?? null : null;
		return match ( true ) {
			null === $source                                  => null,
			is_subclass_of( $source, With_Filter::class )     => $source::filter(),
			default                                           => Source_Filter::class,
		};
	}
}
