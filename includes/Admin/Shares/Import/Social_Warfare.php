<?php
declare( strict_types=1 );

namespace Frontage\Admin\Shares\Import;

use Frontage\Admin\Transfer\Undoable_Importer;
use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Counts;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the share counts of Social Warfare.
 *
 * It keeps the numbers of a post in `_<network>_shares` and their sum in `_total_shares`. Networks that are gone, such as
 * StumbleUpon, count only in the sum.
 */
final class Social_Warfare implements Undoable_Importer {
	use Share_Import;

	/** Highest number that is believed. */
	public const MOST = 1_000_000_000;

	/** Its names of networks that have another one here. */
	private const NAMES = array(
		'twitter' => 'x',
		'email'   => 'mail',
	);

	public static function name(): string {
		return 'shares-social-warfare';
	}

	public static function label(): string {
		return __( 'Social Warfare share counts', 'frontage' );
	}

	protected static function lead(): string {
		return '_total_shares';
	}

	protected static function numbers( array $meta ): array {
		$numbers = array( Share_Counts::TOTAL => self::whole( $meta[ self::lead() ] ?? 0 ) );
		foreach ( array( ...Networks::slugs(), ...array_keys( self::NAMES ) ) as $network ) {
			$number = self::whole( $meta[ "_{$network}_shares" ] ?? 0 );
			$slug   = self::NAMES[ $network ] ?? $network;

			$numbers[ $slug ] = max( $number, $numbers[ $slug ] ?? 0 );
		}
		return $numbers;
	}
}
