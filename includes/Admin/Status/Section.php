<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A section of the Status tab.
 *
 * Implemented by classes that report something to the owner. The section appears on the Status tab, in the report, in
 * Site Health's information, and in WP-CLI.
 *
 * Created without arguments, only when it is shown.
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
