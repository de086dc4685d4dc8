<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Scrollspy;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that appear each time they scroll into view.
 *
 * Scroll-driven CSS. Browsers without it load a script, which shows a block again after 300 ms at the
 * earliest (S2 §9). Without either, and under reduced motion, nothing is ever hidden.
 */
final class Scrollspy implements Extension, Has_Description {
	private const SLUG = 'scrollspy';

	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'fallback' => 'load' );

	private const EFFECTS = array( 'fade', 'scale-up', 'scale-down', 'slide-top', 'slide-bottom', 'slide-start', 'slide-end' );

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
		return __( 'Scrollspy', 'frontage' );
	}

	public static function description(): string {
		return __( 'Shows any block, or the blocks in it, with an effect each time they scroll into view.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'reveal, appear, fade in, scroll effects', 'frontage' );
	}

	/**
	 * Adds the effect to the block.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$effect = $settings['effect'] ?? '';
		if ( ! in_array( $effect, self::EFFECTS, true ) ) {
			return;
		}
		$tag->add_class( true === ( $settings['eachChild'] ?? false ) ? 'has-frontage-scrollspy-children' : 'has-frontage-scrollspy' );
		$tag->add_class( "is-frontage-scrollspy-$effect" );
		$this->fallback->need();
	}
}
