<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pdf_Viewer;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** A PDF of the media library, or one that is elsewhere. */
final class Pdf_File {
	private const TYPE = 'application/pdf';

	/** Attachment ID; 0 for a file that is elsewhere. */
	private readonly int $id;

	/** Address; empty if it is not allowed. */
	public readonly string $url;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$id        = Post_Visibility::file( $attributes['file'] ?? 0 );
		$this->id  = $id > 0 && self::TYPE === get_post_mime_type( $id ) ? $id : 0;
		$address   = 0 === $this->id ? Kses::text( $attributes['url'] ?? '' ) : (string) wp_get_attachment_url( $this->id );
		$safe      = Url::safe( $address );
		$this->url = 1 === preg_match( '~^(?:https?://|/)~i', $safe ) ? $safe : '';
	}

	/** Returns whether the file is on this site, so that no other company sees who reads it. */
	public function is_own(): bool {
		$host = wp_parse_url( $this->url, PHP_URL_HOST );
		return null === $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host;
	}

	/** Returns its title, or its name. */
	public function title(): string {
		$title = Kses::text( $this->attributes['title'] ?? '' );
		if ( '' === $title && $this->id > 0 ) {
			$title = Kses::text( get_the_title( $this->id ) );
		}
		$path = (string) wp_parse_url( $this->url, PHP_URL_PATH );
		return '' === $title ? rawurldecode( wp_basename( $path ) ) : $title;
	}

	/** Returns its size as people read it; empty if it is not known. */
	public function size(): string {
		$data  = 0 === $this->id ? null : wp_get_attachment_metadata( $this->id );
		$bytes = is_array( $data ) ? (int) ( $data['filesize'] ?? 0 ) : 0;
		$path  = 0 === $this->id ? false : get_attached_file( $this->id );
		if ( 0 === $bytes && is_string( $path ) && is_file( $path ) ) {
			$bytes = (int) filesize( $path );
		}
		return $bytes > 0 ? (string) size_format( $bytes, $bytes < MB_IN_BYTES ? 0 : 1 ) : '';
	}

	/** Returns the picture of its first page that WordPress made; null without one. */
	public function picture(): ?Html {
		$data = 0 === $this->id ? null : wp_get_attachment_metadata( $this->id );
		if ( ! is_array( $data ) || array() === ( $data['sizes'] ?? array() ) ) {
			return null;
		}
		$html = wp_get_attachment_image(
			$this->id,
			'medium',
			false,
			array(
				'class' => 'frontage-pdf-viewer__picture',
				'alt'   => '',
			)
		);
		return '' === $html ? null : Html::raw( $html );
	}
}
