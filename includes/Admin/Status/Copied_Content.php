<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Response_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The status of what visitors see of other services: for each one the age of the copies, and the last error in words.
 *
 * @phpstan-type Summary array{copies: int, oldest: int, newest: int, failing: int, error: string, failed: int}
 */
final class Copied_Content {
	/** Copies that are looked at; those of the others are alike. */
	private const MOST = 500;

	private const NONE = array(
		'copies'  => 0,
		'oldest'  => 0,
		'newest'  => 0,
		'failing' => 0,
		'error'   => '',
		'failed'  => 0,
	);

	/**
	 * Returns a row for each service of which there is a copy.
	 *
	 * @return list<Row>
	 */
	public static function rows(): array {
		$found = array();
		foreach ( Response_Cache::latest( self::MOST ) as $copy ) {
			$row  = $copy->row;
			$slug = $row['provider'];
			$sum  = $found[ $slug ] ?? self::NONE;
			if ( $copy->is_there() ) {
				++$sum['copies'];
				$sum['oldest'] = 0 === $sum['oldest'] ? $row['fetched'] : min( $sum['oldest'], $row['fetched'] );
				$sum['newest'] = max( $sum['newest'], $row['fetched'] );
			}
			if ( $row['failures'] > 0 ) {
				++$sum['failing'];
				$is_later      = $row['checked'] > $sum['failed'];
				$sum['error']  = $is_later ? $row['error'] : $sum['error'];
				$sum['failed'] = max( $sum['failed'], $row['checked'] );
			}
			$found[ $slug ] = $sum;
		}
		ksort( $found );
		return array_map( array( self::class, 'row' ), array_keys( $found ), $found );
	}

	/**
	 * Returns the row of a service.
	 *
	 * @param string $slug Of the service.
	 * @param Summary $sum Its copies.
	 */
	private static function row( string $slug, array $sum ): Row {
		$title = Providers::get( $slug )?->title() ?? $slug;
		/* translators: %s: name of a service. */
		$label = sprintf( __( 'Copies from %s', 'frontage' ), $title );
		$value = 0 === $sum['copies'] ? __( 'None yet', 'frontage' ) : sprintf(
			/* translators: 1: number of copies, 2 and 3: time spans such as “5 hours”. */
			__( '%1$s; the oldest is %2$s old, the newest %3$s', 'frontage' ),
			number_format_i18n( $sum['copies'] ),
			human_time_diff( $sum['oldest'], Clock::now() ),
			human_time_diff( $sum['newest'], Clock::now() )
		);
		if ( 0 === $sum['failing'] ) {
			return Row::good( $label, $value );
		}
		$value .= '. ' . sprintf(
			/* translators: 1: number of copies, 2: time span such as “5 hours”, 3: a sentence. */
			__( 'Cannot be refreshed: %1$s. Last error, %2$s ago: %3$s', 'frontage' ),
			number_format_i18n( $sum['failing'] ),
			human_time_diff( $sum['failed'], Clock::now() ),
			self::words( $sum['error'] )
		);
		return Row::warn(
			$label,
			$value,
			__( 'Visitors see the last valid copy. To see what is wrong, test the connection on the Integrations tab.', 'frontage' )
		);
	}

	/**
	 * Returns an error as a sentence.
	 *
	 * @param string $error As stored.
	 */
	private static function words( string $error ): string {
		return match ( $error ) {
			Response_Cache::EMPTY => __( 'It has nothing at this address any more.', 'frontage' ),
			Http_Error::BLOCKED => __( 'The address is not allowed.', 'frontage' ),
			Http_Error::UNREACHABLE => __( 'It could not be reached.', 'frontage' ),
			Http_Error::TIMEOUT => __( 'It did not answer in time.', 'frontage' ),
			Http_Error::TOO_LARGE => __( 'The answer was too large.', 'frontage' ),
			Http_Error::NOT_JSON => __( 'The answer was not JSON.', 'frontage' ),
			/* translators: %s: a technical message in English, such as “status 404”. */
			default => sprintf( __( 'It refused (%s).', 'frontage' ), $error ),
		};
	}
}
