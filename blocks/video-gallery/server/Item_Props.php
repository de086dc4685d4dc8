<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Pictures\Copied_Picture;
use Frontage\Domain\Video\Playlist_Video;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * What a gallery shows of a video, the same in HTML and for the script.
 *
 * @phpstan-type Picture array{src: string, srcSet?: string, width?: int, height?: int}
 * @phpstan-type Item array{
 *     href: string,
 *     title: string,
 *     length?: string,
 *     text?: string,
 *     poster?: Picture,
 *     vendor?: string,
 *     embed?: string,
 *     isFile?: true,
 * }
 */
final class Item_Props {
	/**
	 * Returns a video of a playlist.
	 *
	 * @return Item
	 */
	public static function of_playlist( Playlist_Video $one ): array {
		return self::made(
			$one->video,
			array(
				'title'  => $one->details->title,
				'length' => $one->details->seconds,
				'text'   => $one->description,
				'poster' => self::copied( Posters::read( $one->video, null ) ),
			)
		);
	}

	/**
	 * Returns a video that an author has chosen; null without a usable address.
	 *
	 * @param array<array-key, mixed> $given Not trusted.
	 * @return Item|null
	 */
	public static function of_address( array $given ): ?array {
		$url   = Url::safe( $given['url'] ?? '' );
		$video = Video_Address::of( $url );
		$known = null === $video ? null : Videos::read( $video );
		$title = Kses::text( $given['title'] ?? '' );
		$title = '' === $title ? $known->title ?? '' : $title;
		$own   = self::chosen( $given );
		$about = array(
			'title'  => '' === $title ? self::name( $url ) : $title,
			'length' => $known->seconds ?? 0,
			'text'   => Kses::text( $given['text'] ?? '' ),
			'poster' => $own ?? ( null === $video || null === $known ? null : self::copied( Posters::read( $video, $known ) ) ),
		);
		if ( '' === $url ) {
			return null;
		}
		return null === $video ? self::filled( array( 'href' => $url ), $about ) : self::made( $video, $about );
	}

	/**
	 * Returns the props of a video that plays here.
	 *
	 * @param array{title: string, length: int, text: string, poster: Picture|null} $about
	 * @return Item
	 */
	private static function made( Video_Address $video, array $about ): array {
		$vendor = Videos::vendor( $video );
		if ( null === $vendor ) {
			$file = array( 'href' => $video->url );
			return self::filled( Video_Address::FILE === $video->provider ? $file + array( 'isFile' => true ) : $file, $about );
		}
		return self::filled(
			array(
				'href'   => $vendor->watch_url( $video ),
				'vendor' => $vendor::group(),
				'embed'  => $vendor->embed_url( $video ),
			),
			$about
		);
	}

	/**
	 * Adds what is known about a video; what is empty is left out.
	 *
	 * @param array{href: string, vendor?: string, embed?: string, isFile?: true}   $item
	 * @param array{title: string, length: int, text: string, poster: Picture|null} $about
	 * @return Item
	 */
	private static function filled( array $item, array $about ): array {
		$item['title'] = $about['title'];
		if ( $about['length'] > 0 ) {
			$item['length'] = Video_Details::clock( $about['length'] );
		}
		if ( '' !== $about['text'] ) {
			$item['text'] = $about['text'];
		}
		if ( null !== $about['poster'] ) {
			$item['poster'] = $about['poster'];
		}
		return $item;
	}

	/**
	 * Returns the author's own poster.
	 *
	 * @param array<array-key, mixed> $given Not trusted.
	 * @return Picture|null
	 */
	private static function chosen( array $given ): ?array {
		$id    = Post_Visibility::file( $given['posterId'] ?? 0 );
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( is_array( $image ) ) {
			$set     = wp_get_attachment_image_srcset( $id, 'large' );
			$picture = array(
				'src'    => Url::safe( $image[0] ),
				'width'  => (int) $image[1],
				'height' => (int) $image[2],
			);
			return is_string( $set ) && '' !== $set ? $picture + array( 'srcSet' => $set ) : $picture;
		}
		$url = Url::safe( $given['poster'] ?? '' );
		return '' === $url ? null : array( 'src' => $url );
	}

	/**
	 * Returns the copy of the vendor's picture.
	 *
	 * @return Picture|null
	 */
	private static function copied( ?Copied_Picture $poster ): ?array {
		if ( null === $poster ) {
			return null;
		}
		$image = $poster->image( '' );
		return array(
			'src'    => (string) $image['src'],
			'srcSet' => (string) $image['srcset'],
			'width'  => (int) $image['width'],
			'height' => (int) $image['height'],
		);
	}

	/** Returns the name of a file, or the host of a video without a title. */
	private static function name( string $url ): string {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		$file = pathinfo( $path, PATHINFO_FILENAME );
		$name = rawurldecode( $file );
		// Other bytes are not the same in HTML and in JSON.
		$name = 1 === preg_match( '/^\P{C}*$/Du', $name ) ? $name : $file;
		return 1 === preg_match( '/\.\w{2,4}$/', $path ) ? $name : (string) wp_parse_url( $url, PHP_URL_HOST );
	}
}
