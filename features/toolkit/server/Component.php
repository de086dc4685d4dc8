<?php
declare( strict_types=1 );

namespace Frontage\Features\Toolkit;

defined( 'ABSPATH' ) || exit;

/** Turns elements of the toolkit into blocks. */
interface Component {
	/**
	 * Returns what is printed instead of an element.
	 *
	 * @param Element $element Has one of the component's attributes.
	 * @param Conversion $page What the element is in.
	 * @return string|null Null to leave it as it is.
	 */
	public static function convert( Element $element, Conversion $page ): ?string;
}
