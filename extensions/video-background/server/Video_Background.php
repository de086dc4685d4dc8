<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Video_Background;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Url;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Domain\Render\Footer_Island;
use Frontage\Domain\Video\Video_Address;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A video behind the content of a block (S1 §4).
 *
 * The server prints its poster; the script adds the video, which has no sound and a button to pause it. Under reduced
 * motion and without JavaScript the poster stays.
 */
final class Video_Background implements Extension, Has_Description {
	private const SLUG = 'video-background';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'idle' );

	/** Blocks that have a background; twin of `edit/blocks.ts`. */
	private const BLOCKS = array( 'core/group', 'core/cover', 'core/columns', 'core/column', 'core/media-text' );

	/** How dark the video is, in percent, if the author has not chosen; twin of `edit/style-of.ts`. */
	private const DIM = 40;

	private const MOST_DIM = 90;

	/**
	 * The script for all such blocks of a page.
	 *
	 * @var Footer_Island
	 */
	private Footer_Island $island;

	public function __construct() {
		$this->island = new Footer_Island(
			self::SLUG,
			self::LOADS['view'],
			static fn () => el(
				'span',
				array(
					'hidden'     => true,
					'data-pause' => __( 'Pause background video', 'frontage' ),
					'data-play'  => __( 'Play background video', 'frontage' ),
				)
			)
		);
	}

	public static function title(): string {
		return __( 'Video background', 'frontage' );
	}

	public static function description(): string {
		return __( 'Plays a silent video behind groups, covers and columns while they are in view, with a pause button.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'background video, hero, header, cover, loop', 'frontage' );
	}

	/**
	 * Adds the poster to the block, and what the script needs.
	 *
	 * @param Outer_Tag            $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		$video = self::video( $settings['video'] ?? '' );
		if ( '' === $video || ! in_array( $block['blockName'] ?? '', self::BLOCKS, true ) ) {
			return;
		}
		$dim   = $settings['dim'] ?? self::DIM;
		$dim   = is_numeric( $dim ) ? (int) max( 0, min( self::MOST_DIM, (float) $dim ) ) : self::DIM;
		$style = array( "--frontage-video-background-dim:$dim%" );
		foreach ( array(
			'poster'      => 'poster',
			'phonePoster' => 'phone',
		) as $name => $property ) {
			$url = self::own( $settings[ $name ] ?? '' );
			if ( '' !== $url ) {
				$style[] = "--frontage-video-background-$property:url(\"" . self::in_css( $url ) . '")';
			}
		}
		$phone = self::video( $settings['phoneVideo'] ?? '' );
		$tag->add_class( 'has-frontage-video-background' );
		$tag->add_style( implode( ';', $style ) );
		$tag->set( 'data-frontage-video', $video );
		if ( '' !== $phone || '' !== self::own( $settings['phonePoster'] ?? '' ) ) {
			$tag->set( 'data-frontage-video-phone', $phone );
		}
		if ( true === ( $settings['playsOutside'] ?? false ) ) {
			$tag->set( 'data-frontage-video-outside', 'true' );
		}
		$this->island->need();
	}

	/**
	 * Returns the address of a video file of this site; empty if it is none.
	 *
	 * @param mixed $url Not trusted.
	 */
	private static function video( mixed $url ): string {
		$own = self::own( $url );
		return Video_Address::FILE === Video_Address::of( $own )?->provider ? $own : '';
	}

	/**
	 * Returns the address of a file of this site; empty for others, since nobody is asked before it loads.
	 *
	 * @param mixed $url Not trusted.
	 */
	private static function own( mixed $url ): string {
		$safe    = Url::safe( $url );
		$host    = (string) wp_parse_url( $safe, PHP_URL_HOST );
		$bases   = array( home_url(), (string) wp_upload_dir( null, false )['baseurl'] );
		$hosts   = array_map( static fn ( string $base ): string => (string) wp_parse_url( $base, PHP_URL_HOST ), $bases );
		$is_path = '' === $host && 1 === preg_match( '~^/[^/\\\\]~', $safe );
		return $is_path || in_array( $host, $hosts, true ) ? $safe : '';
	}

	/**
	 * Returns an address as it may stand between quotes in CSS.
	 *
	 * @param string $url Safe address.
	 */
	private static function in_css( string $url ): string {
		return (string) preg_replace_callback(
			'/["\'\\\\()<>;\s]/',
			static fn ( array $one ): string => rawurlencode( $one[0] ),
			$url
		);
	}
}
