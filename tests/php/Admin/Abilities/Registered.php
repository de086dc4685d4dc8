<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Abilities;

/**
 * Records registered abilities.
 *
 * Filled by our stand-ins for the functions of WordPress 6.9.
 */
final class Registered {
	/**
	 * Abilities by name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public static array $abilities = array();

	/**
	 * Categories by name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public static array $categories = array();
}
