<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Tooltip;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Has_Texts;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;

defined( 'ABSPATH' ) || exit;

/**
 * Tooltips for any block, by mouse and keyboard.
 *
 * Without JavaScript the browser shows the text as a title, which the script otherwise takes over.
 */
final class Tooltip implements Extension, Has_Description, Has_Texts {
	private const SLUG = 'tooltip';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/** Maximum length in characters. */
	private const LONGEST = 300;

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
		return __( 'Tooltip', 'frontage' );
	}

	public static function description(): string {
		return __( 'Shows a short text on any block on hover, keyboard focus or tap.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'hint, hover text, popover, title', 'frontage' );
	}

	public static function words(): array {
		return array( 'text' );
	}

	/**
	 * Adds the tooltip to the block.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$text = $settings['text'] ?? '';
		$text = is_string( $text ) ? mb_substr( trim( wp_strip_all_tags( $text ) ), 0, self::LONGEST ) : '';
		if ( '' === $text ) {
			return;
		}
		$tag->add_class( 'has-frontage-tooltip' );
		$tag->set( 'title', $text );
		$this->island->need();
	}
}
