<?php
/** Stand-ins for functions of WordPress 6.9, with WordPress's own signatures. */

declare( strict_types=1 );

use Frontage\Tests\Admin\Abilities\Registered;


/**
 * Registers an ability.
 *
 * @param string $name Ability name.
 * @param array<string, mixed> $args Ability properties.
 */
function wp_register_ability( string $name, array $args ): void {
	Registered::$abilities[ $name ] = $args;
}

/**
 * Registers a category.
 *
 * @param string $slug Category slug.
 * @param array<string, mixed> $args Category properties.
 */
function wp_register_ability_category( string $slug, array $args ): void {
	Registered::$categories[ $slug ] = $args;
}
