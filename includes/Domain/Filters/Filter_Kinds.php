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
			'values' => 'author' === ( $attributes['source'] ?? '' ) ? Author_Filter::class : Field_Filter::class,
			'range'  => Range_Filter::class,
			'date'   => Date_Filter::class,
			'search' => Search_Filter::class,
			'sort'   => Sort_Filter::class,
			default  => null,
		};
		return null === $class ? null : ( new $class( $attributes, $types ) )->if_allowed();
	}
}
