<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Parallax;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that move at another speed than the page (S1 §1).
 *
 * Scroll-driven CSS: in the middle of the screen the block is where it would be without. Browsers that
 * cannot do this load a script. Under reduced motion nothing moves.
 */
final class Parallax implements Extension, Has_Description {
	private const SLUG = 'parallax';

	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'fallback' => 'load' );

	/** Lowest, highest and neutral value, and unit, of each setting; twin of `edit/values.ts`, see `test/values.json`. */
	private const VALUES = array(
		'vertical'   => array( -300, 300, 0, 'px' ),
		'horizontal' => array( -300, 300, 0, 'px' ),
		'scale'      => array( 50, 150, 100, '%' ),
		'rotate'     => array( -180, 180, 0, 'deg' ),
		'opacity'    => array( 0, 100, 100, '%' ),
	);

	/**
	 * The script for other browsers.
	 *
	 * @var Fallback
	 */
	private Fallback $fallback;

	public function __construct() {
		$this->fallback = new Fallback( self::SLUG, Fallback::SCROLL_EFFECTS );
	}

	public static function title(): string {
		return __( 'Parallax', 'frontage' );
	}

	public static function description(): string {
		return __( 'Moves, scales, rotates or fades any block with the scroll position, without JavaScript in most browsers.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'scroll effects, depth, motion, floating', 'frontage' );
	}

	/**
	 * Adds the movement to the block.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$style = self::style( $settings );
		if ( '' === $style ) {
			return;
		}
		$tag->add_class( 'has-frontage-parallax' );
		if ( true === ( $settings['notOnPhones'] ?? false ) ) {
			$tag->add_class( 'is-frontage-parallax-wide' );
		}
		$tag->add_style( $style );
		$this->fallback->need();
	}

	/**
	 * Returns where the block starts, as declarations; empty if it does not move.
	 *
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 */
	private static function style( array $settings ): string {
		$declarations = array();
		foreach ( self::VALUES as $name => list( $least, $most, $neutral, $unit ) ) {
			$value = $settings[ $name ] ?? null;
			$value = is_numeric( $value ) ? (int) max( $least, min( $most, (float) $value ) ) : $neutral;
			if ( $value !== $neutral ) {
				$declarations[] = "--frontage-parallax-$name:$value$unit";
			}
		}
		return implode( ';', $declarations );
	}
}
