<?php
declare( strict_types=1 );

namespace Frontage\Domain\Privacy;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Passes data of visitors on, and says so in the suggested text of the privacy policy.
 *
 * @internal
 */
interface Provides_Policy_Text extends Discoverable {
	/**
	 * Returns paragraphs about what is turned on: a heading, and plain text.
	 *
	 * @return array<string, string> Texts by heading; none if nothing is passed on.
	 */
	public static function policy_texts(): array;
}
