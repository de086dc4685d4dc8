<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Blocks\Bare_Block;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Usage\Appears_Automatically;

defined( 'ABSPATH' ) || exit;

/**
 * Reading progress on every post.
 *
 * Prints the block at the end of pages of the selected post types, unless they contain one (S2 §3,
 * `ha_rpb_enable`).
 */
final class Reading_Progress implements Feature, Has_Settings, Appears_Automatically {
	public const WHEN    = 'hook:wp';
	private const MODULE = 'reading-progress';
	private const BLOCK  = 'frontage/reading-progress';

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'on'               => Field::choice(
				__( 'Show automatically', 'frontage' ),
				array(
					'none'  => __( 'Off', 'frontage' ),
					'posts' => __( 'On posts', 'frontage' ),
					'all'   => __( 'On posts and pages', 'frontage' ),
				),
				'none'
			),
			'type'             => Field::choice(
				__( 'Indicator type', 'frontage' ),
				array(
					'horizontal' => __( 'Horizontal bar', 'frontage' ),
					'vertical'   => __( 'Vertical bar', 'frontage' ),
					'circle'     => __( 'Circle', 'frontage' ),
				),
				'horizontal'
			),
			'verticalPosition' => Field::choice(
				__( 'Vertical bar position', 'frontage' ),
				array(
					'end'   => __( 'Right (end)', 'frontage' ),
					'start' => __( 'Left (start)', 'frontage' ),
				),
				'end'
			),
			'edge'             => Field::choice(
				__( 'Horizontal bar position', 'frontage' ),
				array(
					'top'    => __( 'Top', 'frontage' ),
					'bottom' => __( 'Bottom', 'frontage' ),
				),
				'top'
			),
			'corner'           => Field::choice(
				__( 'Circle position', 'frontage' ),
				array(
					'bottom-end'   => __( 'Bottom right (end)', 'frontage' ),
					'bottom-start' => __( 'Bottom left (start)', 'frontage' ),
					'top-end'      => __( 'Top right (end)', 'frontage' ),
					'top-start'    => __( 'Top left (start)', 'frontage' ),
				),
				'bottom-end'
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin() && self::may_appear();
	}

	public static function may_appear(): bool {
		return 'none' !== Options::get( self::MODULE, 'on' );
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Enqueues the style in the head. */
	public function enqueue(): void {
		if ( $this->is_wanted() ) {
			Assets::module( self::MODULE );
		}
	}

	/** Prints the block. */
	public function print(): void {
		if ( $this->is_wanted() ) {
			$attributes = array( 'measures' => 'content' );
			foreach ( array( 'type', 'verticalPosition', 'edge', 'corner' ) as $name ) {
				$attributes[ $name ] = Options::get( self::MODULE, $name );
			}
			// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by the block.
			echo do_blocks( serialize_block( Bare_Block::of( self::BLOCK, $attributes ) ) );
		}
	}

	/** Returns whether the page is of a selected type and does not contain the block. */
	private function is_wanted(): bool {
		$types = 'all' === Options::get( self::MODULE, 'on' ) ? array( 'post', 'page' ) : array( 'post' );
		return is_singular( $types ) && ! has_block( self::BLOCK );
	}
}
