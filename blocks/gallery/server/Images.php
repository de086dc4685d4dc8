<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Images\Image_Visibility;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Render\Lightbox\Large_File;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * The images of a gallery.
 *
 * Combines the saved data with the media library's.
 *
 * @phpstan-type Image array{
 *     src: string,
 *     srcSet?: string,
 *     width: int,
 *     height: int,
 *     isGuessed?: true,
 *     alt?: string,
 *     caption?: string,
 *     href?: string,
 *     target?: string,
 *     rel?: string,
 *     opens?: bool,
 *     crop?: array<string, string>,
 *     group?: string,
 *     data?: array<string, string>,
 *     rows?: int,
 *     categories?: list<string>,
 * }
 */
final class Images {
	/** Fallback size of an image of unknown dimensions, in pixels; 75 percent as in S1 §9. */
	private const GUESS = array(
		'width'     => 1200,
		'height'    => 900,
		'isGuessed' => true,
	);

	/**
	 * Returns the existing images; deleted ones are left out.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<Image>
	 */
	public static function of( array $attributes ): array {
		$saved = array_filter( is_array( $attributes['images'] ?? null ) ? $attributes['images'] : array(), 'is_array' );
		Image_Visibility::prime( array_values( array_unique( array_filter( array_map( array( self::class, 'id' ), $saved ) ) ) ) );
		$images = array();
		foreach ( $saved as $image ) {
			$shown = self::one( $image, $attributes );
			if ( null !== $shown ) {
				$images[] = $shown;
			}
		}
		return $images;
	}

	/**
	 * Returns one image.
	 *
	 * @param array<string, mixed> $saved Saved data.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return Image|null
	 */
	private static function one( array $saved, array $attributes ): ?array {
		$id   = Post_Visibility::file( self::id( $saved ) );
		$file = self::file( $id, $saved );
		if ( null === $file ) {
			return null;
		}
		$link    = Image_Link::of( $id, $file['src'], $saved, (string) $attributes['linkTo'] );
		$href    = $link['href'] ?? '';
		$alt     = self::alt( $id, $saved, '' !== $href );
		$caption = 'none' === $attributes['captions']
			? ''
			: Caption::html( is_string( $saved['caption'] ?? null ) ? $saved['caption'] : (string) wp_get_attachment_caption( $id ) );
		$is_set  = static fn ( string|array $value ): bool => '' !== $value && array() !== $value;
		$words   = array(
			'alt'     => $alt,
			'caption' => $caption,
		);
		$look    = array(
			'crop'       => Image_Crop::of( $saved ),
			'data'       => isset( $link['opens'] ) ? Large_File::attributes( $id, $file['src'] ) : array(),
			'categories' => self::names( $saved['categories'] ?? null ),
		);
		/** @var Image $image */
		$image = $file + array_filter( $words, $is_set ) + $link + array_filter( $look, $is_set );
		return $image;
	}

	/**
	 * Returns the image's URL and dimensions.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param array<string, mixed> $saved Saved data.
	 * @return array{src: string, srcSet?: string, width: int, height: int, isGuessed?: true}|null
	 */
	private static function file( int $id, array $saved ): ?array {
		$size  = Image_Crop::size( $saved );
		$found = wp_attachment_is_image( $id ) ? wp_get_attachment_image_src( $id, $size ) : false;
		if ( $found && $found[1] && $found[2] ) {
			$set = (string) wp_get_attachment_image_srcset( $id, $size );
			return array( 'src' => $found[0] ) + ( '' === $set ? array() : array( 'srcSet' => $set ) ) + array(
				'width'  => (int) $found[1],
				'height' => (int) $found[2],
			);
		}
		$src = $found ? $found[0] : Url::safe( $saved['url'] ?? '' );
		return '' === $src ? null : array( 'src' => $src ) + self::GUESS;
	}

	/**
	 * Returns the author's alternative text, or the media library's.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param array<string, mixed> $saved Saved data.
	 * @param bool $is_linked Whether the image is a link, which needs a name: at least the image's title.
	 */
	private static function alt( int $id, array $saved, bool $is_linked ): string {
		$alt = is_string( $saved['alt'] ?? null ) ? $saved['alt'] : (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		$alt = trim( wp_strip_all_tags( $alt ) );
		return '' === $alt && $is_linked && $id > 0 ? wp_strip_all_tags( get_the_title( $id ) ) : $alt;
	}

	/**
	 * Sanitizes category names.
	 *
	 * @param mixed $names Saved names.
	 * @return list<string>
	 */
	private static function names( mixed $names ): array {
		$names = array_filter( is_array( $names ) ? $names : array(), 'is_string' );
		return array_values(
			array_unique(
				array_filter( array_map( array( Kses::class, 'text' ), $names ), static fn ( string $name ): bool => '' !== $name )
			)
		);
	}

	/**
	 * Returns the image's attachment ID, or 0.
	 *
	 * @param array<string, mixed> $saved Saved data.
	 */
	private static function id( array $saved ): int {
		return is_numeric( $saved['id'] ?? null ) ? max( 0, (int) $saved['id'] ) : 0;
	}
}
