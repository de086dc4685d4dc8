<?php
/**
 * The functions of WordPress 6.9 that an older one lacks, with WordPress's own signatures.
 */

declare( strict_types=1 );

use Frontage\Tests\Admin\Abilities\Registered;


/**
 * Registers an ability.
 *
 * @param string               $name Its name.
 * @param array<string, mixed> $args What it is.
 */
function wp_register_ability( string $name, array $args ): void {
	Registered::$abilities[ $name ] = $args;
}

/**
 * Registers a category.
 *
 * @param string               $slug Its name.
 * @param array<string, mixed> $args What it is.
 */
function wp_register_ability_category( string $slug, array $args ): void {
	Registered::$categories[ $slug ] = $args;
}
