<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Something that posts have one or more values of, by which visitors can filter: a choice in the settings of filters by values.
 *
 * Discovered by the build. Other plugins implement `Filter_Source`.
 *
 * @since 0.3
 */
interface Values_Source extends Discoverable {
	/**
	 * Returns the name, as blocks save it: small letters, digits, and hyphens, at most 40. Begin it with a prefix of your own, and
	 * never change it.
	 */
	public static function name(): string;

	/** Returns the translated name that authors choose, and visitors hear if a filter has no title, such as “Color”. */
	public static function label(): string;
}
