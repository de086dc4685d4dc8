<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Domain\Overlay\Overlay_Blocks;
use Frontage\Domain\Overlay\Popup_Rules;
use Frontage\Domain\Overlay\Popup_Type;
use Frontage\Domain\Overlay\Site_Overlays;
use Frontage\Domain\Usage\Place_Content;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Copies of overlays.
 *
 * A copy is always a popup of its own, a draft with an ID of its own: the page or template with the original stays as it is.
 */
final class Duplicate {
	/** Bytes of a copy's ID. */
	private const ID_BYTES = 3;

	/**
	 * Copies an overlay.
	 *
	 * @param string $id Overlay ID.
	 * @return int Post ID of the copy.
	 * @throws Action_Exception If the overlay is gone or the copy cannot be saved.
	 */
	public static function make( string $id ): int {
		$found = Site_Overlays::all()[ $id ] ?? null;
		$place = $found['places'][0] ?? 0;
		$block = null === $found ? null : self::find( parse_blocks( Place_Content::of( $place ) ), $id );
		if ( null === $found || null === $block ) {
			throw new Action_Exception( 404, 'frontage_no_overlay', __( 'This popup no longer exists.', 'frontage' ) );
		}
		$block['attrs']['anchor'] = 'popup-' . bin2hex( random_bytes( self::ID_BYTES ) );

		$is_own = $place > 0 && Popup_Type::TYPE === get_post_type( $place );
		$title  = $is_own ? get_post_field( 'post_title', $place, 'raw' ) : $found['title'];
		$copy   = wp_insert_post(
			array(
				'post_type'    => Popup_Type::TYPE,
				'post_status'  => 'draft',
				/* translators: %s: title of a popup. */
				'post_title'   => wp_slash( sprintf( __( '%s (copy)', 'frontage' ), $title ) ),
				'post_content' => wp_slash( serialize_block( $block ) ),
			),
			true
		);
		if ( is_wp_error( $copy ) ) {
			throw Action_Exception::from_error( $copy );
		}
		if ( $is_own ) {
			update_post_meta( $copy, Popup_Rules::META, get_post_meta( $place, Popup_Rules::META, true ) );
		}
		return $copy;
	}

	/**
	 * Finds an overlay in blocks and their inner blocks.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @param string $id Overlay ID.
	 * @return array<string, mixed>|null
	 */
	private static function find( array $blocks, string $id ): ?array {
		foreach ( $blocks as $block ) {
			$found = Overlay_Blocks::id_of( $block ) === $id ? $block : self::find( $block['innerBlocks'], $id );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
