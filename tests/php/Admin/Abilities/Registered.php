<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Admin\Abilities;

/**
 * What was registered.
 *
 * Notes what our stand-ins for WordPress 6.9 are given.
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
