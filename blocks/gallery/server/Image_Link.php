<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Base\Html\Url;

defined( 'ABSPATH' ) || exit;

/** Where an image leads: its own link, or what the gallery's images do. */
final class Image_Link {
	/** What images can do, in the words of core's Image block. */
	private const MODES = array(
		'none'       => 'none',
		'media'      => 'file',
		'attachment' => 'page',
		'custom'     => 'custom',
	);

	/** Relations that an author may give a link. */
	private const RELATION = '/[^a-z0-9 _-]/i';

	/**
	 * Returns the link; empty for none.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $src Image URL.
	 * @param array<string, mixed> $saved Saved data.
	 * @param string $mode What the gallery's images do: `none`, `file` or `page`.
	 * @return array{href?: string, target?: string, rel?: string, opens?: true}
	 */
	public static function of( int $id, string $src, array $saved, string $mode ): array {
		$mode = self::mode( $saved, $mode );
		$href = self::href( $id, $src, $saved, $mode );
		if ( '' === $href ) {
			return array();
		}
		$is_own = isset( $saved['linkDestination'] );
		$target = $is_own && '_blank' === ( $saved['linkTarget'] ?? '' ) ? '_blank' : '';
		$rel    = $is_own && is_string( $saved['rel'] ?? null ) ? trim( (string) preg_replace( self::RELATION, '', $saved['rel'] ) ) : '';
		return array( 'href' => $href )
			+ ( '' === $target ? array() : array( 'target' => $target ) )
			+ ( '' === $rel ? array() : array( 'rel' => $rel ) )
			+ ( 'file' === $mode && '' === $target ? array( 'opens' => true ) : array() );
	}

	/**
	 * Returns what the image does.
	 *
	 * @param array<string, mixed> $saved Saved data.
	 * @param string $mode What the gallery's images do.
	 */
	private static function mode( array $saved, string $mode ): string {
		if ( ! empty( $saved['lightbox']['enabled'] ) && ! isset( $saved['href'] ) ) {
			return 'file';
		}
		$own = $saved['linkDestination'] ?? null;
		return is_string( $own ) ? self::MODES[ $own ] ?? $mode : $mode;
	}

	/**
	 * Returns the URL.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $src Image URL.
	 * @param array<string, mixed> $saved Saved data.
	 * @param string $mode What the image does.
	 */
	private static function href( int $id, string $src, array $saved, string $mode ): string {
		if ( 'custom' === $mode ) {
			return Url::safe( $saved['href'] ?? '' );
		}
		if ( 'page' === $mode && $id > 0 ) {
			return get_attachment_link( $id );
		}
		return 'file' === $mode ? ( wp_get_attachment_url( $id ) ?: $src ) : '';
	}
}
