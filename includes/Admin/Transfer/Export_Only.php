<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * What people sent, which an export keeps for its owner if asked to. An import leaves it in the file and says so.
 */
abstract class Export_Only implements Part {
	/** Returns what to do with it, in a sentence. */
	abstract protected function advice(): string;

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		if ( is_array( $data ) && array() !== $data ) {
			$plan->skip( $this->name(), $this->advice() );
		}
	}

	public function apply(): array {
		return array();
	}

	public function undo( array $kept ): void {}
}
