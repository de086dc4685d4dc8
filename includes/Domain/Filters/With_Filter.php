<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * A source with a filter class of its own.
 *
 * @internal
 */
interface With_Filter extends Values_Source {
	/**
	 * Returns the class of its filters.
	 *
	 * @return class-string<Value_Filter>
	 */
	public static function filter(): string;
}
