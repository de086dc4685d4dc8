<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Animation;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;
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
	 * The script for all such blocks of a page.
	 *
	 * @var Footer_Island
	 */
	private Footer_Island $island;

	/**
	 * Whether the page has an endless animation.
	 *
	 * @var bool
	 */
	private bool $has_loop = false;

	/**
	 * Declarations by serialized settings.
	 *
	 * @var array<string, string>
	 */
	private array $styles = array();

	public function __construct() {
		$this->island = new Footer_Island(
			self::SLUG,
			self::LOADS['view'],
			fn (): Html => $this->has_loop ? $this->pause_switch() : el( 'span', array( 'hidden' => true ) )
		);
	}

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
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$entry = Block_Animation::from( $settings );
		if ( null === $entry ) {
			return;
		}
		$tag->add_class( 'has-frontage-animation' );
		// Many blocks of a page have the same animation.
		$key = serialize( $settings ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Never read again.
		$tag->add_style( $this->styles[ $key ] ??= $entry->style() );
		if ( $entry->is_loop() ) {
			$tag->add_class( 'is-frontage-animation-loop' );
			$this->has_loop = true;
		}
		$this->island->need();
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
