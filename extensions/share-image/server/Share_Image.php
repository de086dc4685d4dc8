<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Share_Image;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Changes_Html;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Shared_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Share buttons on the pictures of any block (S0 §3, location `media`).
 *
 * Prints a disclosure with links into each figure that has a picture. It works without a script, which counts presses.
 */
final class Share_Image implements Extension, Changes_Html, Has_Description {
	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'view' => 'interaction' );

	/** What is for a page, not for a picture in it. */
	private const PAGE_ONLY = array( Networks::PRINT, Networks::QR, Networks::MORE );

	/** A figure without another one in it; its content. */
	private const FIGURE = '~(<figure\b[^>]*>)((?:[^<]++|<(?!/?figure\b))*+)(</figure>)~i';

	public static function title(): string {
		return __( 'Picture sharing', 'frontage' );
	}

	public static function description(): string {
		return __( 'Lets visitors share single pictures of any block. Counted without the script of another company.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'pinterest, pin it, social, image overlay, media', 'frontage' );
	}

	/**
	 * Leaves the outermost tag as it is.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {}

	/**
	 * Adds the buttons to each picture that has none.
	 *
	 * @param string $html Rendered block.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function change( string $html, array $settings, array $block ): string {
		$chosen   = array_filter( (array) ( $settings['networks'] ?? array() ), 'is_string' );
		$networks = array_intersect( array_unique( $chosen ), array_diff( Networks::slugs(), self::PAGE_ONLY ) );
		if ( array() === $networks || is_feed() || doing_filter( 'get_the_excerpt' ) ) {
			return $html;
		}
		$page    = Shared_Page::around();
		$buttons = new Buttons( array_values( $networks ), true === ( $settings['showsTotal'] ?? null ), $page );
		$changed = preg_replace_callback(
			self::FIGURE,
			static function ( array $figure ) use ( $buttons ): string {
				list( , $start, $content, $end ) = $figure;
				if ( str_contains( $content, 'frontage-share-image' ) ) {
					return $figure[0];
				}
				return $start . $content . $buttons->html( $content ) . $end;
			},
			$html
		);
		return $changed ?? $html;
	}
}
