<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Extensions\Animation;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Entrance animations for any block.
 *
 * Writes the animation onto the block as custom properties; the stylesheet does the rest.
 *
 * Blocks visible at first paint are animated by CSS alone. The script, fetched when the page is
 * idle, holds back blocks further down until they come into view. Without JavaScript, and under
 * reduced motion, nothing is ever hidden (S1 §3–§5, §9).
 */
final class Animation implements Extension, Has_Description {
	private const SLUG = 'animation';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/**
	 * Whether the footer callback is already registered.
	 *
	 * @var bool
	 */
	private bool $is_announced = false;

	/**
	 * Whether the page has an endless animation.
	 *
	 * @var bool
	 */
	private bool $has_loop = false;

	public static function title(): string {
		return __( 'Animation', 'frontage' );
	}

	public static function description(): string {
		return __( 'Animates any block when it scrolls into view. Visitors who prefer reduced motion see no animation.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'scroll effects, entrance, fade in, motion, animate on scroll', 'frontage' );
	}

	/**
	 * Adds the animation to the block.
	 *
	 * @param WP_HTML_Tag_Processor $tag Positioned at the block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( WP_HTML_Tag_Processor $tag, array $settings, array $block ): void {
		$entry = Block_Animation::from( $settings );
		if ( null === $entry ) {
			return;
		}
		$style = $tag->get_attribute( 'style' );
		$tag->add_class( 'has-frontage-animation' );
		$tag->set_attribute( 'style', ( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' ) . $entry->style() );
		if ( $entry->is_loop() ) {
			$tag->add_class( 'is-frontage-animation-loop' );
			$this->has_loop = true;
		}
		$this->announce();
	}

	/** Prints the island, and a pause switch for endless animations. */
	public function print_footer(): void {
		$content = $this->has_loop ? $this->pause_switch() : el( 'span', array( 'hidden' => true ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( self::SLUG, array(), $content, self::LOADS['view'] );
	}

	/** Registers the footer callback once. */
	private function announce(): void {
		if ( $this->is_announced || is_admin() ) {
			return;
		}
		$this->is_announced = true;
		add_action( 'wp_footer', array( $this, 'print_footer' ), 5 );
		if ( ! did_action( 'wp_head' ) ) {
			Runtime::need();
		}
	}

	/** Returns a pause switch that works with CSS alone. */
	private function pause_switch(): Html {
		$box = el(
			'input',
			array(
				'type' => 'checkbox',
				'role' => 'switch',
			)
		);
		return el(
			'label',
			array( 'class' => 'frontage-animation-pause' ),
			$box,
			el( 'span', array(), __( 'Pause animations', 'frontage' ) )
		);
	}
}
