<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Abilities;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/**
 * What assistants may ask of the site.
 *
 * Registers our abilities where WordPress has them (6.9 and later). All of them only read.
 */
final class Abilities implements Bootable {
	public const WHEN = array( 'hook:wp_abilities_api_categories_init', 'hook:wp_abilities_api_init' );

	public const CATEGORY = 'frontage';

	/** Adds the hooks; WordPress calls them only when somebody asks for abilities. */
	public static function boot(): void {
		add_action( 'wp_abilities_api_categories_init', array( self::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( self::class, 'register' ) );
	}

	/** Registers the category. */
	public static function register_category(): void {
		if ( function_exists( 'wp_register_ability_category' ) ) {
			wp_register_ability_category(
				self::CATEGORY,
				array(
					'label'       => __( 'Frontage', 'frontage' ),
					'description' => __( 'The site’s Frontage modules and how visitors use them.', 'frontage' ),
				)
			);
		}
	}

	/** Registers every ability. */
	public static function register(): void {
		if ( ! function_exists( 'wp_register_ability' ) ) {
			return;
		}
		foreach ( array( List_Widgets::class, Read_Counters::class ) as $ability ) {
			wp_register_ability( $ability::NAME, $ability::describe() + self::shared() );
		}
	}

	/** Whether somebody may ask: people who write on this site. */
	public static function may_ask(): bool {
		return current_user_can( 'edit_posts' );
	}

	/**
	 * What all abilities have in common.
	 *
	 * @return array<string, mixed>
	 */
	private static function shared(): array {
		return array(
			'category'            => self::CATEGORY,
			'permission_callback' => array( self::class, 'may_ask' ),
			'meta'                => array(
				'annotations'  => array(
					'readonly'    => true,
					'destructive' => false,
					'idempotent'  => true,
				),
				'show_in_rest' => true,
			),
		);
	}
}
