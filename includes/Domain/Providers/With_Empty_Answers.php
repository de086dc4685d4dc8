<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that answers successfully for what it does not have, or has no longer.
 *
 * @internal
 */
interface With_Empty_Answers extends Provider {
	/**
	 * Returns whether an answer says nothing, so that it must not replace a copy of one that does.
	 *
	 * @param array<array-key, mixed> $answer Not trusted.
	 */
	public function is_empty( array $answer ): bool;
}
