<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Discoverable;


defined( 'ABSPATH' ) || exit;

/**
 * One part of the state of things.
 *
 * Implemented by a class of the kernel or of a module that has something to tell the owner: it then
 * stands on the Status tab, in the report, in Site Health's information and at the command line.
 *
 * Built without arguments, only when it is shown.
 */
interface Section extends Discoverable {
	/** Returns the section's slug, such as `schedule`. */
	public function slug(): string;

	/** Returns the heading. */
	public function title(): string;

	/** Returns the sort order: lower numbers come first; the kernel's own sections use 10 to 80. */
	public function order(): int;

	/**
	 * Returns the section's rows.
	 *
	 * @return list<Row>
	 */
	public function rows(): array;
}
