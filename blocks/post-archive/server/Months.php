<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Domain\Query\Post_Dates;
use Frontage\Domain\Query\Query_Spec;

defined( 'ABSPATH' ) || exit;

/** The months in which an archive has posts, newest first. */
final class Months {
	private const MOST = 120;

	/**
	 * Returns the names of the months, keyed by month such as `2026-03`.
	 *
	 * @param Query_Spec $archive Query for the whole archive.
	 * @return array<string, string>
	 */
	public static function of( Query_Spec $archive ): array {
		$months = array();
		foreach ( array_slice( array_reverse( Post_Dates::months( $archive ) ), 0, self::MOST ) as $month ) {
			$months[ $month ] = (string) wp_date( 'F Y', (int) strtotime( "$month-15 12:00 UTC" ) );
		}
		return $months;
	}
}
