<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What the media library knows of the images that a block saves: URL, width and height.
 *
 * The editor writes them when an image is chosen. Programs, importers and posts of earlier versions do not; without them, the
 * saved words would move the page while their images load.
 */
final class Saved_Images {
	/** In a template of saved words. */
	private const IMAGE = '/<img src="\{(\w+)\}"/';

	/** Of a file that WordPress made smaller. */
	private const SMALLER = '/-(\d+)x(\d+)\.\w+$/D';

	/**
	 * Returns the attribute that says something else of the same image.
	 *
	 * @param string $url Attribute with its URL, such as `url` or `imageUrl`.
	 * @param string $what `id`, `width` or `height`.
	 */
	public static function attribute( string $url, string $what ): string {
		$prefix = substr( $url, 0, -3 );
		return '' === $prefix ? $what : $prefix . ucfirst( $what );
	}

	/**
	 * Fills in what is missing.
	 *
	 * @param array<array-key, mixed> $scope Attributes, or an item of a list.
	 * @param array<mixed> $parts Template of the saved words.
	 * @param WP_Post $page Post that is saved: only files that its author may use are looked up.
	 * @return array<array-key, mixed>
	 */
	public static function complete( array $scope, array $parts, WP_Post $page ): array {
		foreach ( $parts as $part ) {
			if ( is_string( $part ) ) {
				preg_match_all( self::IMAGE, $part, $found );
				foreach ( $found[1] as $url ) {
					$scope = self::complete_image( $scope, $url, $page );
				}
			} elseif ( ! is_array( $part ) ) {
				continue;
			} elseif ( isset( $part['each'] ) ) {
				$scope = self::complete_list( $scope, $part, $page );
			} else {
				$inside = array_is_list( $part ) ? $part : $part['in'];
				$scope  = is_array( $inside ) ? self::complete( $scope, $inside, $page ) : $scope;
			}
		}
		return $scope;
	}

	/**
	 * Fills in what is missing of a list of images.
	 *
	 * @param array<array-key, mixed> $scope
	 * @param array<mixed> $part `each` and `in`.
	 * @return array<array-key, mixed>
	 */
	private static function complete_list( array $scope, array $part, WP_Post $page ): array {
		$items = $scope[ $part['each'] ] ?? null;
		if ( is_array( $items ) ) {
			$scope[ $part['each'] ] = array_map(
				static fn ( mixed $item ): mixed => is_array( $item ) ? self::complete( $item, $part['in'], $page ) : $item,
				$items
			);
		}
		return $scope;
	}

	/**
	 * Fills in what is missing of an image.
	 *
	 * @param array<array-key, mixed> $scope
	 * @param string $name Attribute with its URL.
	 * @return array<array-key, mixed>
	 */
	private static function complete_image( array $scope, string $name, WP_Post $page ): array {
		list( $id, $width, $height ) = array_map(
			static fn ( string $what ): string => self::attribute( $name, $what ),
			array( 'id', 'width', 'height' )
		);

		$url = is_string( $scope[ $name ] ?? null ) ? $scope[ $name ] : '';
		if ( ! empty( $scope[ $width ] ) && ! empty( $scope[ $height ] ) && '' !== $url ) {
			return $scope;
		}
		list( $found, $size ) = self::known( is_numeric( $scope[ $id ] ?? null ) ? (int) $scope[ $id ] : 0, $url, $page );

		$added = '' === $url && '' !== $found ? array( $name => $found ) : array();
		if ( null !== $size ) {
			$added[ $width ]  = $size[0];
			$added[ $height ] = $size[1];
		}
		return self::insert( $scope, isset( $scope[ $name ] ) ? $name : $id, $added );
	}

	/**
	 * Adds attributes in the order of `block.json`, as the editor writes them.
	 *
	 * @param array<array-key, mixed> $scope
	 * @param string $after Attribute that they come after.
	 * @param array<string, mixed> $added
	 * @return array<array-key, mixed>
	 */
	private static function insert( array $scope, string $after, array $added ): array {
		$at   = array_search( $after, array_keys( $scope ), true );
		$at   = false === $at ? count( $scope ) : (int) $at + 1;
		$rest = array_slice( $scope, $at, null, true );
		return array_replace( array_slice( $scope, 0, $at, true ), $added ) + array_diff_key( $rest, $added );
	}

	/**
	 * Returns attributes without the sizes of images: they are written later, and nothing that is named by its attributes
	 * gets another name by that.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	public static function without_sizes( array $attributes ): array {
		foreach ( $attributes as $name => $value ) {
			if ( is_array( $value ) ) {
				$attributes[ $name ] = self::without_sizes( $value );
			} elseif ( is_string( $name ) && str_ends_with( strtolower( $name ), 'url' ) ) {
				$width  = self::attribute( $name, 'width' );
				$height = self::attribute( $name, 'height' );
				if ( isset( $attributes[ $width ], $attributes[ $height ] ) ) {
					unset( $attributes[ $width ], $attributes[ $height ] );
				}
			}
		}
		return $attributes;
	}

	/**
	 * Returns an image's URL, and its size if that is known; nothing of a file that belongs to a post hidden from the author.
	 *
	 * @param int $id Attachment, or 0.
	 * @param string $url As saved; empty if only the attachment is.
	 * @param WP_Post|null $page Post that is saved, whose author may use the files; null for the one that is printed.
	 * @return array{string, array{int, int}|null}
	 */
	public static function known( int $id, string $url, ?WP_Post $page = null ): array {
		if ( 0 === $id && '' !== $url && self::is_own( $url ) ) {
			$id = attachment_url_to_postid( str_starts_with( $url, '/' ) ? home_url( $url ) : $url );
		}
		$id = Post_Visibility::file( $id, $page );
		if ( $id > 0 && wp_attachment_is_image( $id ) ) {
			if ( '' === $url ) {
				$image = wp_get_attachment_image_src( $id, 'large' ) ?: array( '', 0, 0 );
				return array( $image[0], self::size( $image[1], $image[2] ) );
			}
			$size = wp_image_src_get_dimensions( $url, wp_get_attachment_metadata( $id ) ?: array(), $id );
			if ( is_array( $size ) ) {
				return array( $url, self::size( $size[0], $size[1] ) );
			}
		}
		return 1 === preg_match( self::SMALLER, $url, $made ) && self::is_own( $url )
			? array( $url, self::size( $made[1], $made[2] ) )
			: array( $url, null );
	}

	/**
	 * Whether an image is among the uploads of this site.
	 *
	 * @param string $url Image URL.
	 */
	private static function is_own( string $url ): bool {
		$folder = wp_upload_dir( null, false )['baseurl'];
		return str_starts_with( $url, "$folder/" ) || str_starts_with( $url, wp_make_link_relative( $folder ) . '/' );
	}

	/**
	 * Returns a size; null if a side is unknown.
	 *
	 * @param mixed $width Number.
	 * @param mixed $height Number.
	 * @return array{int, int}|null
	 */
	private static function size( mixed $width, mixed $height ): ?array {
		return (int) $width > 0 && (int) $height > 0 ? array( (int) $width, (int) $height ) : null;
	}
}
