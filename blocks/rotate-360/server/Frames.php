<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Rotate_360;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Images\Image_Visibility;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The images of a 360° rotation.
 *
 * Reads the saved images; deleted ones are left out.
 *
 * @phpstan-import-type Spot from Spots
 * @phpstan-type Frame array{src: string, srcset?: string}
 */
final class Frames {
	/** Maximum number of images; more make no visible difference. */
	private const MOST = 120;

	/** Width from which images show more when they are enlarged, in pixels. */
	private const ZOOMS_FROM = 1200;

	/** Image size of `src`, for browsers without `srcset`. */
	private const SIZE = 'large';

	/**
	 * The images in order, beginning with the initial one.
	 *
	 * @var list<Frame>
	 */
	public readonly array $all;

	/**
	 * Attachment ID of the initial image, or 0.
	 *
	 * @var int
	 */
	private readonly int $first;

	/**
	 * The hotspots of each image.
	 *
	 * @var list<list<Spot>>
	 */
	private readonly array $spots;

	/**
	 * Alternative text.
	 *
	 * @var string
	 */
	public readonly string $alt;

	/**
	 * Whether the images are large enough to gain something by a zoom.
	 *
	 * @var bool
	 */
	public readonly bool $can_zoom;

	/**
	 * Reads the images.
	 *
	 * @param mixed $images Attribute value.
	 * @param int $start Number of the initial image, from 1.
	 */
	public function __construct( mixed $images, int $start ) {
		$images = array_filter( is_array( $images ) ? $images : array(), 'is_array' );
		$ids    = array_map( static fn ( array $image ): int => (int) ( $image['id'] ?? 0 ), $images );
		Image_Visibility::prime( array_values( array_filter( $ids ) ) );
		$found = array();
		foreach ( array_slice( $images, 0, self::MOST ) as $image ) {
			$frame = self::frame( $image );
			if ( null !== $frame ) {
				$found[] = array( $frame, $image );
			}
		}
		$start       = array() === $found ? 0 : max( 0, $start - 1 ) % count( $found );
		$found       = array_merge( array_slice( $found, $start ), array_slice( $found, 0, $start ) );
		$this->all   = array_column( $found, 0 );
		$this->spots = array_map( static fn ( array $one ): array => Spots::of( $one[1]['spots'] ?? null ), $found );
		$this->first = Post_Visibility::file( $found[0][1]['id'] ?? 0 );
		$this->alt   = self::alt( $found[0][1] ?? array() );
		$meta        = $this->first > 0 ? wp_get_attachment_metadata( $this->first ) : null;

		$this->can_zoom = is_array( $meta ) && (int) ( $meta['width'] ?? 0 ) >= self::ZOOMS_FROM;
	}

	/**
	 * Renders the hotspots of all views that have some.
	 *
	 * @return list<Html>
	 */
	public function spots(): array {
		return array_values( array_filter( array_map( Spots::html( ... ), $this->spots, array_keys( $this->spots ) ) ) );
	}

	/** Renders the initial image. */
	public function picture(): Html {
		$found = wp_get_attachment_image_src( $this->first, self::SIZE );
		return el(
			'img',
			array(
				'class'     => 'frontage-rotate-360__picture is-shown',
				'src'       => $this->all[0]['src'],
				'srcset'    => $this->all[0]['srcset'] ?? null,
				'sizes'     => isset( $this->all[0]['srcset'] ) ? '(max-width: 1280px) 100vw, 1280px' : null,
				'width'     => $found && $found[1] ? $found[1] : null,
				'height'    => $found && $found[2] ? $found[2] : null,
				'alt'       => $this->alt,
				'decoding'  => 'async',
				'draggable' => 'false',
			)
		);
	}

	/**
	 * Returns an image's URLs.
	 *
	 * @param array<mixed> $image Saved data.
	 * @return Frame|null
	 */
	private static function frame( array $image ): ?array {
		$id    = Post_Visibility::file( $image['id'] ?? 0 );
		$found = wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, self::SIZE ) : false;
		$src   = $found ? $found[0] : Url::safe( $image['url'] ?? '' );
		$set   = $found ? (string) wp_get_attachment_image_srcset( $id, self::SIZE ) : '';
		return '' === $src ? null : array( 'src' => $src ) + ( '' === $set ? array() : array( 'srcset' => $set ) );
	}

	/**
	 * Returns the author's alternative text, or the media library's.
	 *
	 * @param array<mixed> $image Saved data.
	 */
	private static function alt( array $image ): string {
		$alt = $image['alt'] ?? '';
		return is_string( $alt ) && '' !== $alt
			? $alt
			: (string) get_post_meta( Post_Visibility::file( $image['id'] ?? 0 ), '_wp_attachment_image_alt', true );
	}
}
