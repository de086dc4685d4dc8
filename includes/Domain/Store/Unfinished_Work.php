<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Resumes_Work;

defined( 'ABSPATH' ) || exit;

/** All work that a process may have left half done on the current site. */
final class Unfinished_Work {
	/** Schedules what goes on with it. */
	public static function resume(): void {
		Error_Boundary::each( Resumes_Work::class, static fn ( string $work ) => $work::resume() );
	}
}
