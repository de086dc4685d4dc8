<?php
/**
 * Reading progress on every post.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;


defined( 'ABSPATH' ) || exit;

/** Prints the block at the end of pages whose kind the owner has chosen, unless they have one (S2 §3, `ha_rpb_enable`). */
final class Reading_Progress implements Feature, Has_Settings {
	private const MODULE = 'reading-progress';
	private const BLOCK  = 'frontage/reading-progress';

	/**
	 * What the owner can choose.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'on'               => Field::choice(
				__( 'Show without the block', 'frontage' ),
				array(
					'none'  => __( 'Nowhere', 'frontage' ),
					'posts' => __( 'On posts', 'frontage' ),
					'all'   => __( 'On posts and pages', 'frontage' ),
				),
				'none'
			),
			'type'             => Field::choice(
				__( 'What fills', 'frontage' ),
				array(
					'horizontal' => __( 'A line', 'frontage' ),
					'vertical'   => __( 'An upright line', 'frontage' ),
					'circle'     => __( 'A circle', 'frontage' ),
				),
				'horizontal'
			),
			'verticalPosition' => Field::choice(
				__( 'Side of an upright line', 'frontage' ),
				array(
					'end'   => __( 'Where lines end', 'frontage' ),
					'start' => __( 'Where lines begin', 'frontage' ),
				),
				'end'
			),
			'edge'             => Field::choice(
				__( 'Edge of a line', 'frontage' ),
				array(
					'top'    => __( 'Above', 'frontage' ),
					'bottom' => __( 'Below', 'frontage' ),
				),
				'top'
			),
			'corner'           => Field::choice(
				__( 'Corner of a circle', 'frontage' ),
				array(
					'bottom-end'   => __( 'Below, where lines end', 'frontage' ),
					'bottom-start' => __( 'Below, where lines begin', 'frontage' ),
					'top-end'      => __( 'Above, where lines end', 'frontage' ),
					'top-start'    => __( 'Above, where lines begin', 'frontage' ),
				),
				'bottom-end'
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin() && 'none' !== Options::get( self::MODULE, 'on' );
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Brings the style with the head. */
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
			echo do_blocks( serialize_block( self::parsed( $attributes ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by the block.
		}
	}

	/** Whether this page is of the chosen kind and has no such block of its own. */
	private function is_wanted(): bool {
		$types = 'all' === Options::get( self::MODULE, 'on' ) ? array( 'post', 'page' ) : array( 'post' );
		return is_singular( $types ) && ! has_block( self::BLOCK );
	}

	/**
	 * The block as WordPress's parser gives it.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @return array{blockName: string, attrs: array<string, mixed>, innerBlocks: array<mixed>, innerHTML: string, innerContent: array<mixed>}
	 */
	private static function parsed( array $attributes ): array {
		return array(
			'blockName'    => self::BLOCK,
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}
}
