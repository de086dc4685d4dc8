<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Changes_Html;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Has_Texts;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that differ on desktops, tablets and phones, and while they are hovered (S1 §3, §4).
 *
 * Everybody gets the same HTML: texts and pictures of all devices are in it, values of styles are custom properties,
 * and CSS selects. Only classes, other attributes and taps need the script, which other blocks do not load.
 */
final class Multi_View implements Extension, Changes_Html, Has_Description, Has_Texts {
	private const SLUG = 'multi-view';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'load' );

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
		return __( 'Multi-view', 'frontage' );
	}

	public static function description(): string {
		return __( 'Gives a block other text, pictures, styles or visibility on desktops, tablets and phones, and on hover.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'responsive, mobile styles, hover effects, breakpoints, per device', 'frontage' );
	}

	public static function words(): array {
		return array( 'content.*', 'attrs.*.title', 'attrs.*.alt', 'attrs.*.label' );
	}

	/**
	 * Writes the styles onto the block, and what the script needs.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		if ( self::is_plain_text() ) {
			return;
		}
		$views = new Views( $settings );
		$style = Styles::declarations( $views );
		if ( '' !== $style ) {
			$tag->add_class( 'has-frontage-view' );
			$tag->add_style( $style );
		}
		if ( isset( Texts::wanted( $views )[ Views::HOVER ] ) ) {
			$tag->add_class( 'has-frontage-hover-text' );
		}
		foreach ( Shown::classes( $views ) as $name ) {
			$tag->add_class( $name );
		}
		$json = Script_Data::json( $views );
		if ( '' !== $json ) {
			$tag->set( 'data-frontage-view', $json );
			$this->island->need();
		}
	}

	/**
	 * Adds the texts and pictures of other devices.
	 *
	 * @param string $html Rendered block.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function change( string $html, array $settings, array $block ): string {
		if ( self::is_plain_text() ) {
			return $html;
		}
		$views = new Views( $settings );
		return Pictures::add( Texts::add( $html, $views ), $views );
	}

	/** Returns whether the page is read without our styles: in a feed or as an excerpt. */
	private static function is_plain_text(): bool {
		return is_feed() || doing_filter( 'get_the_excerpt' );
	}
}
