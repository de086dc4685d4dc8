<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * What is stored about people with an address.
 *
 * Implemented by whatever keeps data that belongs to an email address, to take part in WordPress's
 * tools “Export Personal Data” and “Erase Personal Data”. Found by the build.
 */
interface Personal_Data extends Discoverable {
	/** Its name for programs, such as `votes`. */
	public static function id(): string;

	/** Its name for people. */
	public static function label(): string;

	/**
	 * A page of what is stored.
	 *
	 * @param string $email Whose data.
	 * @param int    $page  Counted from 1.
	 */
	public static function export( string $email, int $page ): Export_Page;

	/**
	 * Removes a page of what is stored.
	 *
	 * @param string $email Whose data.
	 * @param int    $page  Counted from 1.
	 */
	public static function erase( string $email, int $page ): Erasure;
}
