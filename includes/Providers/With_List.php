<?php
/**
 * A vendor that keeps mailing lists.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Providers;

defined( 'ABSPATH' ) || exit;

/** Lets an owner choose among the lists of an account. */
interface With_List extends Provider {
	/**
	 * The account's lists, by name.
	 *
	 * @param Http $http The way to the vendor.
	 * @return list<Mailing_List>
	 * @throws Http_Error If there was no answer that can be read.
	 */
	public function lists( Http $http ): array;
}
