<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Manifest;
use Frontage\Base\Store\Resumes_Work;

defined( 'ABSPATH' ) || exit;

/** All work that a process may have left half done on the current site. */
final class Unfinished_Work {
	/** Schedules what goes on with it. */
	public static function resume(): void {
		foreach ( Manifest::implementations( Resumes_Work::class ) as $work ) {
			$work::resume();
		}
	}
}
