<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * A list of links to headings or sections of the page, printed once they are known.
 *
 * @phpstan-import-type Heading from Headings
 *
 * @internal
 */
interface Heading_List {
	/**
	 * Returns what it links to, in order.
	 *
	 * @return list<Heading>
	 */
	public function chosen( Headings $page ): array;

	/** Returns the scroll margin of its targets, in pixels. */
	public function offset(): int;

	/**
	 * Renders the list.
	 *
	 * @param list<Heading> $headings What it links to, at least one.
	 */
	public function whole( array $headings ): Html;
}
