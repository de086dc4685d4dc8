<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Personal data stored by email address.
 *
 * Implemented by classes that store data of an email address, to support WordPress's tools “Export
 * Personal Data” and “Erase Personal Data”. Discovered by the build.
 *
 * @internal
 */
interface Personal_Data extends Discoverable {
	/** Returns the ID, such as `votes`. */
	public static function id(): string;

	/** Returns the translated name. */
	public static function label(): string;

	/**
	 * Exports a page of the stored data.
	 *
	 * @param string $email Email address of the person.
	 * @param int $page Page number, from 1.
	 */
	public static function export( string $email, int $page ): Export_Page;

	/**
	 * Erases a page of the stored data.
	 *
	 * @param string $email Email address of the person.
	 * @param int $page Page number, from 1.
	 */
	public static function erase( string $email, int $page ): Erasure;
}
