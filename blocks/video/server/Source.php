<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Pictures\Copied_Picture;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Url_Guard;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;
use Frontage\Domain\Video\Videos;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** What a block says about its video, and what the site knows. The author’s words come first. */
final class Source {
	/** Width by height; 0 for the video’s own. */
	private const SHAPES = array(
		'own'     => 0.0,
		'wide'    => 21 / 9,
		'screen'  => 16 / 9,
		'photo'   => 4 / 3,
		'square'  => 1.0,
		'upright' => 9 / 16,
	);

	/** Shapes that a vendor may name; others are not plausible. */
	private const RATIOS = array( 0.3, 4.0 );

	public readonly ?Video_Address $video;

	/** Null for a file. */
	public readonly ?With_Video $vendor;

	/** Plain text; empty if nobody knows it. */
	public readonly string $title;

	/** Sanitized address; empty for none. */
	public readonly string $url;

	private readonly ?Video_Details $known;

	private readonly int $file;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$file   = Post_Visibility::file( $attributes['file'] ?? 0 );
		$stored = $file > 0 ? wp_get_attachment_url( $file ) : false;
		// Of other posts, nothing is told.
		$this->file   = false === $stored ? 0 : $file;
		$this->url    = Url::safe( false === $stored ? $attributes['url'] ?? '' : $stored );
		$this->video  = Video_Address::of( $this->url );
		$this->vendor = null === $this->video ? null : Videos::vendor( $this->video );
		$this->known  = null === $this->video ? null : Videos::read( $this->video );
		$title        = Kses::text( $attributes['title'] ?? '' );
		$this->title  = '' === $title ? $this->known->title ?? $this->name() : $title;
	}

	/** Returns width by height. */
	public function ratio(): float {
		$shape = $this->attributes['shape'] ?? '';
		if ( is_string( $shape ) && ( self::SHAPES[ $shape ] ?? 0.0 ) > 0 ) {
			return round( self::SHAPES[ $shape ], 4 );
		}
		$width = self::id( $this->meta()['width'] ?? 0 );
		$known = $this->known->ratio ?? $width / max( 1, self::id( $this->meta()['height'] ?? 0 ) );
		if ( $known >= self::RATIOS[0] && $known <= self::RATIOS[1] ) {
			// Vendors round the sizes that they name.
			foreach ( array_filter( self::SHAPES ) as $usual ) {
				if ( abs( $known / $usual - 1 ) < 0.02 ) {
					return round( $usual, 4 );
				}
			}
			return round( $known, 4 );
		}
		return round( self::SHAPES[ true === $this->video?->is_upright ? 'upright' : 'screen' ], 4 );
	}

	/** Returns the duration in seconds; 0 if nobody knows it. */
	public function seconds(): int {
		return $this->known->seconds ?? self::id( $this->meta()['length'] ?? 0 );
	}

	/** Returns when it was published, as in ISO 8601; empty if nobody knows it. */
	public function uploaded(): string {
		return $this->known->uploaded ?? ( $this->file > 0 ? (string) get_post_time( DATE_ATOM, true, $this->file ) : '' );
	}

	/**
	 * Returns the attributes of the poster's image; null without one.
	 *
	 * @return array<string, string|int>|null
	 */
	public function poster(): ?array {
		$sizes = '(max-width: 780px) 100vw, 780px';
		$own   = Post_Visibility::file( $this->attributes['posterId'] ?? 0 );
		$image = $own > 0 ? wp_get_attachment_image_src( $own, 'large' ) : false;
		if ( false !== $image ) {
			return array_filter(
				array(
					'src'    => $image[0],
					'srcset' => (string) wp_get_attachment_image_srcset( $own, 'large' ),
					'sizes'  => $sizes,
					'width'  => $image[1],
					'height' => $image[2],
				)
			);
		}
		$url = Url::safe( $this->attributes['poster'] ?? '' );
		return '' === $url || $this->is_at_vendor( $url ) ? $this->copied()?->image( $sizes ) : array( 'src' => $url );
	}

	/** Returns the MIME type of the file. */
	public function type(): string {
		return (string) wp_check_filetype( (string) wp_parse_url( $this->url, PHP_URL_PATH ) )['type'];
	}

	/** Returns the file's title in the media library; empty if it is not there. */
	private function name(): string {
		return $this->file > 0 ? Kses::text( get_the_title( $this->file ) ) : '';
	}

	/**
	 * Returns whether a picture would let the vendor know each visitor; its copy is shown instead.
	 *
	 * @param string $url Safe.
	 */
	private function is_at_vendor( string $url ): bool {
		return null !== $this->vendor && Url_Guard::allows( Outbound::host( $url ), $this->vendor->hosts() );
	}

	/** Returns the vendor's picture, if the site has a copy. */
	private function copied(): ?Copied_Picture {
		return null === $this->video || null === $this->vendor ? null : Posters::read( $this->video, $this->known );
	}

	/**
	 * Returns what the media library knows about the file.
	 *
	 * @return array<array-key, mixed>
	 */
	private function meta(): array {
		$meta = $this->file > 0 ? wp_get_attachment_metadata( $this->file ) : false;
		return is_array( $meta ) ? $meta : array();
	}

	/**
	 * Returns a number that is not negative.
	 *
	 * @param mixed $number Not trusted.
	 */
	private static function id( mixed $number ): int {
		return is_numeric( $number ) && $number > 0 && $number < PHP_INT_MAX ? (int) $number : 0;
	}
}
