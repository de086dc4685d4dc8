<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Block_Link;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Modules\Changes_Html;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Has_Texts;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;
use function Frontage\Base\Html\attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that are links as a whole (S1 §2).
 *
 * One real link, around the block's heading or text, is stretched over the block by CSS; links and
 * controls in the block lie above it. The script adds smooth scrolling and selecting text.
 */
final class Block_Link implements Extension, Changes_Html, Has_Description, Has_Texts {
	/** The folder's name before version 0.3: posts keep the settings under it, and options may. */
	public const FORMERLY = 'module-link';

	private const SLUG = 'block-link';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/** Tags that may contain a link. */
	private const CONTAINERS = array(
		'DIV',
		'SECTION',
		'ARTICLE',
		'HEADER',
		'FOOTER',
		'MAIN',
		'ASIDE',
		'FIGURE',
		'BLOCKQUOTE',
		'P',
		'H1',
		'H2',
		'H3',
		'H4',
		'H5',
		'H6',
	);

	/** The first heading of a block, or a paragraph or heading that is the block. */
	private const TEXT = '~(<(h[1-6])\b[^>]*>)(.*?)(</\2>)~is';

	private const WHOLE = '~^(\s*<(p|h[1-6])\b[^>]*>)(.*)(</\2>\s*)$~is';

	/** A cover, whose content is in an element above the picture. */
	private const COVER = '~\A\s*<div\b[^>]*\sclass="(?:[^"]*\s)?wp-block-cover[\s"].*(</div>)\s*</div>\s*\z~s';

	/** What a link must not contain. */
	private const CONTROL = '~<(a|button|input|iframe)\b~i';

	/** Elements that part words here, besides those that do everywhere. */
	private const PARTING = 'a|button|label';

	/** Maximum length of the name of a link without text, in characters. */
	private const LONGEST = 100;

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
		return __( 'Block link', 'frontage' );
	}

	public static function description(): string {
		return __( 'Makes a whole block clickable: a page, a new tab, a place on the page, or the product reviews.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'clickable card, stretched anchor, wrapper URL', 'frontage' );
	}

	public static function words(): array {
		return array( 'label' );
	}

	/**
	 * Marks the block, so that the link is stretched over it.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		if ( in_array( $tag->name, self::CONTAINERS, true ) && null !== Target::from( $settings ) ) {
			$tag->add_class( 'has-frontage-block-link' );
		}
	}

	/**
	 * Adds the link.
	 *
	 * @param string $html Rendered block.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function change( string $html, array $settings, array $block ): string {
		$target = str_contains( $html, 'has-frontage-block-link' ) ? Target::from( $settings ) : null;
		if ( null === $target ) {
			return $html;
		}
		$linked = $this->around_text( $html, $target ) ?? $this->at_end( $html, $target, $settings['label'] ?? '' );
		if ( $linked !== $html ) {
			$this->island->need();
		}
		return $linked;
	}

	/**
	 * Links the block's heading, or the text that the block is.
	 *
	 * @param string $html Rendered block.
	 * @param Target $target Where it leads.
	 * @return string|null Null if there is no such text, a link in it, or bounds around it.
	 */
	private function around_text( string $html, Target $target ): ?string {
		foreach ( array( self::WHOLE, self::TEXT ) as $pattern ) {
			if ( 1 !== preg_match( $pattern, $html, $found, PREG_OFFSET_CAPTURE ) ) {
				continue;
			}
			list( $text, $at ) = $found[3];
			$is_free           = 1 !== preg_match( self::CONTROL, $text ) && ! Bounds::are_around( $html, (int) $at );
			if ( $is_free && '' !== trim( wp_strip_all_tags( $text ) ) ) {
				return substr_replace( $html, $this->link( $target ) . $text . '</a>', $at, strlen( $text ) );
			}
		}
		return null;
	}

	/**
	 * Adds a link without text at the end of the block.
	 *
	 * @param string $html Rendered block.
	 * @param Target $target Where it leads.
	 * @param mixed $label Its name for screen readers, untrusted.
	 */
	private function at_end( string $html, Target $target, mixed $label ): string {
		$end = 1 === preg_match( self::COVER, $html, $found, PREG_OFFSET_CAPTURE ) ? $found[1][1] : strrpos( $html, '</' );
		if ( false === $end ) {
			return $html;
		}
		$label = is_string( $label ) ? trim( wp_strip_all_tags( $label ) ) : '';
		$label = '' === $label ? self::name( $html ) : $label;
		$label = '' === $label ? $target->url : $label;
		return substr_replace( $html, $this->link( $target, mb_substr( $label, 0, self::LONGEST ) ) . '</a>', $end, 0 );
	}

	/**
	 * Returns what a block says: its first heading, or all of it.
	 *
	 * @param string $html Rendered block.
	 */
	private static function name( string $html ): string {
		$is_headed = 1 === preg_match( self::TEXT, $html, $found ) && '' !== trim( wp_strip_all_tags( $found[3] ) );
		$spaced    = Kses::apart( $is_headed ? $found[3] : $html, self::PARTING );
		return (string) preg_replace( '/\s+/', ' ', Kses::text( $spaced ) );
	}

	/**
	 * Returns the start tag of the link.
	 *
	 * @param Target $target Where it leads.
	 * @param string|null $label Its name, if it has no text.
	 */
	private function link( Target $target, ?string $label = null ): string {
		return '<a' . attributes(
			array(
				'class'      => $target->is_reviews ? 'frontage-block-link woocommerce-review-link' : 'frontage-block-link',
				'href'       => $target->url,
				'target'     => $target->is_new_window ? '_blank' : null,
				'rel'        => $target->is_new_window ? 'noopener' : null,
				'aria-label' => $label,
			)
		) . '>';
	}
}
