<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Jobs of entries whose process has ended before they were done. */
final class Interrupted_Jobs {
	/** Seconds after which a process must have ended. */
	private const BROKE_OFF = 300;

	/** Lets them wait again; a job that interrupts every process is given up like one that always fails. */
	public static function take_back(): void {
		global $wpdb;
		$table = Tables::name( 'entry_jobs' );
		$since = Clock::now() - self::BROKE_OFF;
		$sql   = "UPDATE %i SET state = 'failed', problem = %s WHERE state = 'sending' AND due < %d AND tries >= %d";
		$note  = __( 'The server ended the work before it was done.', 'frontage' );
		Retry::write( $wpdb->prepare( $sql, $table, $note, $since, count( Mail_Queue::PAUSES ) ) );
		$sql = "UPDATE %i SET state = 'waiting', tries = tries + 1 WHERE state = 'sending' AND due < %d";
		Retry::write( $wpdb->prepare( $sql, $table, $since ) );
	}
}
