<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Domain\Providers\With_Live;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * A stream as the page and the script need it: with its player, its chat, its picture, and dates as text.
 *
 * @phpstan-type Row array{
 *     id: string,
 *     title: string,
 *     url: string,
 *     start: int,
 *     actualStart: int,
 *     actualEnd: int,
 *     liveBroadcastContent: string,
 *     end?: int,
 * }
 */
final class Stream_Props {
	private const SIZES = '(max-width: 780px) 100vw, 780px';

	/**
	 * Returns the streams with everything.
	 *
	 * @param list<Row> $rows
	 * @return list<array<string, mixed>> Without what is empty.
	 */
	public static function all( array $rows ): array {
		$at = static fn ( array $row ): ?Video_Address => Video_Address::of( $row['url'] );
		Videos::prime( array_values( array_filter( array_map( $at, $rows ) ) ) );
		return array_map( array( self::class, 'one' ), $rows );
	}

	/**
	 * Returns the videos' vendor; null for addresses that only lead there.
	 *
	 * @param Video_Address|null $video Of a stream.
	 */
	public static function vendor( ?Video_Address $video ): ?With_Video {
		return null === $video ? null : Videos::vendor( $video );
	}

	/**
	 * Returns a date as the site writes it, in its time zone.
	 *
	 * @param int $time Unix timestamp.
	 */
	public static function date( int $time ): string {
		/* translators: 1: date, 2: time, 3: name of the time zone, such as CET. */
		$form = __( '%1$s at %2$s %3$s', 'frontage' );
		return sprintf(
			$form,
			(string) wp_date( (string) get_option( 'date_format' ), $time ),
			(string) wp_date( (string) get_option( 'time_format' ), $time ),
			self::zone( (string) wp_date( 'T', $time ) )
		);
	}

	/**
	 * Returns one stream with everything.
	 *
	 * @param Row $row
	 * @return array<string, mixed>
	 */
	private static function one( array $row ): array {
		$video  = Video_Address::of( $row['url'] );
		$vendor = self::vendor( $video );
		$known  = null === $video || null === $vendor ? null : Videos::read( $video );
		$title  = '' === $row['title'] ? $known->title ?? '' : $row['title'];
		$time   = self::moment( $row );
		return array_filter(
			array(
				'title'  => $title,
				'vendor' => null === $vendor ? '' : $vendor::group(),
				'embed'  => null === $video ? '' : (string) $vendor?->embed_url( $video ),
				'chat'   => null !== $video && $vendor instanceof With_Live ? $vendor->chat_url( $video->id ) : '',
				'poster' => null === $video || null === $vendor ? null : Posters::read( $video, $known )?->image( self::SIZES ),
				'date'   => $time > 0 ? self::date( $time ) : '',
				'offset' => $time > 0 ? intdiv( (int) wp_date( 'Z', $time ), 60 ) : 0,
			)
		) + $row;
	}

	/**
	 * Returns the time that is shown with a stream: its start, planned or real.
	 *
	 * @param Row $row
	 */
	private static function moment( array $row ): int {
		return $row['actualStart'] > 0 ? $row['actualStart'] : $row['start'];
	}

	/**
	 * Returns the name of a time zone as people know it.
	 *
	 * @param string $name Such as `CET` or `+02:00`.
	 */
	private static function zone( string $name ): string {
		return 1 === preg_match( '/^[+-]\d/', $name ) ? "UTC$name" : $name;
	}
}
