<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Video\Video_Details;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The chapters of a video: links to their times, which a script turns into seeking. */
final class Chapters {
	private const MOST = 100;

	private const TIME = '/^\s*(?:(\d{1,2}):)?(\d{1,4}):([0-5]?\d)\s*$|^\s*(\d{1,6})\s*$/';

	/**
	 * Titles by second.
	 *
	 * @var array<int, string>
	 */
	private readonly array $titles;

	/**
	 * Reads the chapters.
	 *
	 * @param mixed  $given Attribute, not trusted.
	 * @param Source $source Of the block.
	 */
	public function __construct( mixed $given, private readonly Source $source ) {
		$titles = array();
		foreach ( array_slice( is_array( $given ) ? $given : array(), 0, self::MOST ) as $one ) {
			$second = is_array( $one ) ? self::second( $one['time'] ?? '' ) : null;
			$title  = is_array( $one ) ? Kses::text( $one['title'] ?? '' ) : '';
			if ( null !== $second && '' !== $title ) {
				$titles[ $second ] = $title;
			}
		}
		ksort( $titles );
		$this->titles = $titles;
	}

	/**
	 * Returns the second of a time such as `1:02:03`; null if it is none.
	 *
	 * @param mixed $time Not trusted.
	 */
	public static function second( mixed $time ): ?int {
		if ( ! is_string( $time ) || 1 !== preg_match( self::TIME, $time, $found ) ) {
			return null;
		}
		return (int) $found[1] * HOUR_IN_SECONDS + (int) $found[2] * MINUTE_IN_SECONDS + (int) $found[3] + (int) ( $found[4] ?? 0 );
	}

	/** Returns the list; null without chapters. */
	public function html(): ?Html {
		$items = array();
		foreach ( $this->titles as $second => $title ) {
			$items[] = el(
				'li',
				array(),
				el(
					'a',
					array(
						'href'      => $this->url( $second ),
						'data-seek' => $second,
					),
					el( 'span', array( 'class' => 'frontage-video__time' ), Video_Details::clock( $second ) ),
					' ',
					$title
				)
			);
		}
		return array() === $items ? null : el(
			'ol',
			array(
				'class'      => 'frontage-video__chapters',
				'aria-label' => __( 'Chapters', 'frontage' ),
			),
			$items
		);
	}

	/** Returns the address of the video at a time. */
	private function url( int $second ): string {
		$video = $this->source->video;
		return null === $video || null === $this->source->vendor
			? strtok( $this->source->url, '#' ) . "#t=$second"
			: $this->source->vendor->watch_url( $video->at( $second ) );
	}
}
