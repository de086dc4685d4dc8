<?php
declare( strict_types=1 );

namespace Frontage\Admin\Shares\Import;

use Frontage\Admin\Transfer\Undoable_Importer;
use Frontage\Domain\Share\Share_Counts;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the share counts of Shared Counts.
 *
 * It keeps the numbers of a post as JSON in `shared_counts`, shares by email in `shared_counts_email`, and the sum of the
 * former in `shared_counts_total`.
 */
final class Shared_Counts implements Undoable_Importer {
	use Share_Import;

	/** Highest number that is believed. */
	public const MOST = 1_000_000_000;

	/** Levels and bytes of the JSON that are read. */
	private const LEVELS = 4;
	private const BYTES  = 10_000;

	/** Its names of networks, and ours. */
	private const NAMES = array(
		'Facebook'  => 'facebook',
		'Twitter'   => 'x',
		'Pinterest' => 'pinterest',
		'LinkedIn'  => 'linkedin',
	);

	public static function name(): string {
		return 'shares-shared-counts';
	}

	public static function label(): string {
		return __( 'Shared Counts share counts', 'frontage' );
	}

	protected static function lead(): string {
		return 'shared_counts';
	}

	protected static function numbers( array $meta ): array {
		$json = $meta[ self::lead() ] ?? '';
		$all  = strlen( $json ) > self::BYTES ? null : json_decode( $json, true, self::LEVELS );
		$mail = self::whole( $meta['shared_counts_email'] ?? 0 );
		$sum  = 0;
		$each = array();
		foreach ( is_array( $all ) ? $all : array() as $name => $number ) {
			$number = self::whole( is_array( $number ) ? $number['total_count'] ?? 0 : $number );
			$sum   += $number;
			if ( isset( self::NAMES[ $name ] ) ) {
				$each[ self::NAMES[ $name ] ] = $number;
			}
		}
		$sum = max( $sum, self::whole( $meta['shared_counts_total'] ?? 0 ) );
		return array( Share_Counts::TOTAL => self::whole( $sum + $mail ) ) + $each + array( 'mail' => $mail );
	}
}
