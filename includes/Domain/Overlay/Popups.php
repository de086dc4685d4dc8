<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * Prints popups of their own on the pages that their rules match.
 *
 * Rendered before the head, so that styles are complete, and printed in the footer.
 */
final class Popups {
	/** Renders the popups of this page, if it has any. */
	public static function render(): void {
		$ids = is_embed() ? array() : self::here();
		if ( array() === $ids ) {
			return;
		}
		_prime_post_caches( $ids, false, false );
		$html = implode( '', array_map( array( self::class, 'html' ), $ids ) );
		if ( '' !== $html ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Rendered blocks.
			add_action( 'wp_footer', static fn () => print $html );
		}
	}

	/**
	 * Returns the popups of this page.
	 *
	 * @return list<int> Post IDs.
	 */
	private static function here(): array {
		$all   = Popup_Index::all();
		$here  = array() === $all ? array() : Conditions::places();
		$path  = Conditions::path();
		$found = array();
		foreach ( $all as $id => $rules ) {
			/**
			 * Filters whether a popup of its own is printed on the current page.
			 *
			 * Runs for each published popup. A translation plugin can leave out those in another language.
			 *
			 *     add_filter( 'frontage_show_popup', fn ( $is_shown, $id ) => $is_shown && 'de' === pll_get_post_language( $id ), 10, 2 );
			 *
			 * @since 0.3
			 *
			 * @param bool $is_shown Whether the popup's rules match the page.
			 * @param int  $id       The popup's post ID.
			 */
			if ( apply_filters( 'frontage_show_popup', Popup_Rules::match( $rules, $here, $path ), $id ) ) {
				$found[] = $id;
			}
		}
		return $found;
	}

	/**
	 * Renders a popup. Only its overlay is printed, because anything beside it would stand below the page.
	 *
	 * @param int $id Post ID.
	 */
	private static function html( int $id ): string {
		$post = Post_Visibility::part( $id, Popup_Type::TYPE );
		$html = '';
		foreach ( null !== $post ? parse_blocks( $post->post_content ) : array() as $block ) {
			$html .= '' === Overlay_Blocks::id_of( $block ) ? '' : render_block( $block );
		}
		return $html;
	}
}
