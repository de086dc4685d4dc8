<?php
declare( strict_types=1 );

namespace Frontage\Admin\Abilities;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/**
 * Registers Frontage's abilities for AI assistants.
 *
 * Needs the Abilities API (WordPress 6.9 and later). All abilities are read-only.
 */
final class Abilities implements Bootable {
	public const WHEN = array( 'hook:wp_abilities_api_categories_init', 'hook:wp_abilities_api_init' );

	public const CATEGORY = 'frontage';

	/** Adds the hooks; WordPress fires them only when abilities are requested. */
	public static function boot(): void {
		add_action( 'wp_abilities_api_categories_init', array( self::class, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( self::class, 'register' ) );
	}

	/** Registers the ability category. */
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

	/** Returns whether the current user may run the abilities: anyone who can edit posts. */
	public static function may_ask(): bool {
		return current_user_can( 'edit_posts' );
	}

	/**
	 * Returns the arguments that all abilities share.
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
