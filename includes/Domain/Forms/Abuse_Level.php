<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * How much has been accepted lately from where a submission comes.
 *
 * Many people share an address, and a robot changes its browser name with every call. So nobody is refused:
 * beyond the limit a form costs proof of work, which doubles with each level, and beyond that it is stored in
 * the spam folder and mails nobody.
 */
final class Abuse_Level {
	/** Name of the counter, for `frontage_rate_limits`. */
	public const COUNTED = 'forms';

	/** Level from which submissions are quarantined: sixteen times what one visitor may send. */
	public const QUARANTINE = 5;

	/** Level from which uploads, which have no proof of work, go to the spam folder. */
	public const UPLOADS = 3;

	/** Level of whom a vendor takes for a robot, or who has no token of the vendor, perhaps for want of consent: seconds on a slow phone. */
	public const DOUBTED = 2;

	private const LIMITS = array(
		600            => 5,
		DAY_IN_SECONDS => 20,
	);

	/** Returns the current visitor's level: 0 for most, `QUARANTINE` or more for floods. */
	public static function level(): int {
		return Rate_Limit::level( self::COUNTED, self::LIMITS, Visitor::current() );
	}

	/** Counts an accepted submission of the current visitor. */
	public static function accept(): void {
		Rate_Limit::accept( self::COUNTED, self::LIMITS, Visitor::current() );
	}
}
