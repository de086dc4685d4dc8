<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Sticky;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that stay visible while the page scrolls.
 *
 * `position: sticky` keeps a block within its parent. Only a block that stays longer, until the end of
 * its section or of the page, needs the script, on screens above 768 px (S2 §9). Below the admin bar.
 */
final class Sticky implements Extension, Has_Description {
	/** Distance from the edge of the screen, in pixels (S2 §9). */
	public const OFFSET = 60;

	private const SLUG = 'sticky';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'media(min-width: 769px)' );

	/** Maximum distance in pixels. */
	private const FARTHEST = 400;

	/** Edges of the screen, with what the block stops at. */
	private const SIDES = array( 'top', 'bottom', 'both' );

	/** Limits that CSS does not know; `parent` is what it does by itself. */
	private const LIMITS = array( 'section', 'page' );

	/**
	 * The script for all such blocks of a page.
	 *
	 * @var Footer_Island
	 */
	private Footer_Island $island;

	public function __construct() {
		$this->island = new Footer_Island( self::SLUG, self::LOADS['view'] );
	}

	public static function title(): string {
		return __( 'Sticky', 'frontage' );
	}

	public static function description(): string {
		return __( 'Keeps any block visible while the page scrolls, on screens wider than 768 pixels.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'fixed, floating, pinned, follow scroll', 'frontage' );
	}

	/**
	 * Makes the block sticky.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$side = $settings['side'] ?? '';
		if ( ! in_array( $side, self::SIDES, true ) ) {
			return;
		}
		$tag->add_class( 'has-frontage-sticky' );
		$tag->add_class( "is-frontage-sticky-$side" );
		$offset = self::offset( $settings['offset'] ?? null );
		if ( self::OFFSET !== $offset ) {
			$tag->add_style( "--frontage-sticky-offset:{$offset}px" );
		}
		$limit = $settings['limit'] ?? '';
		if ( 'top' === $side && in_array( $limit, self::LIMITS, true ) ) {
			$tag->set( 'data-frontage-sticky', $limit );
			$this->island->need();
		}
	}

	/**
	 * Returns the distance from the edge of the screen, in pixels.
	 *
	 * @param mixed $saved Untrusted.
	 */
	private static function offset( mixed $saved ): int {
		return is_numeric( $saved ) ? (int) max( 0, min( self::FARTHEST, (float) $saved ) ) : self::OFFSET;
	}
}
