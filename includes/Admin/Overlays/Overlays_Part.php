<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Admin\Transfer\Part;
use Frontage\Admin\Transfer\Plan;
use Frontage\Domain\Overlay\Arrangement;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner decided about overlays, in exports and imports.
 *
 * An imported decision replaces the one about the same overlay, an imported order the whole order. Decisions about
 * overlays that are not in the file stay.
 *
 * @phpstan-import-type Stored from Arrangement
 */
final class Overlays_Part implements Part {
	/**
	 * What will be written; null for nothing.
	 *
	 * @var Stored|null
	 */
	private ?array $work = null;

	public function name(): string {
		return 'overlays';
	}

	public function label(): string {
		return __( 'Overlays', 'frontage' );
	}

	public function order(): int {
		return 25;
	}

	public function export(): array {
		$stored = Arrangement::stored();
		return array(
			'order'    => $stored['order'],
			'overlays' => (object) $stored['overlays'],
		);
	}

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		$this->work = null;
		$given      = is_array( $data ) ? $data : array();
		$given     += array(
			'order'    => array(),
			'overlays' => array(),
		);
		$read       = Arrangement::read( $given );
		// phpcs:ignore WordPress.PHP.StrictComparisons -- Whatever the order of the members.
		if ( ! is_array( $data ) || count( $given ) > 2 || $read != $given ) {
			$plan->refuse( 'overlays', __( 'This is not a valid Frontage export.', 'frontage' ) );
			return;
		}
		$here = Arrangement::stored();
		$new  = array(
			'order'    => array() === $read['order'] ? $here['order'] : $read['order'],
			'overlays' => array_slice( array_replace( $here['overlays'], $read['overlays'] ), 0, Arrangement::MAX, true ),
		);
		foreach ( $read['overlays'] as $id => $choice ) {
			if ( ( $here['overlays'][ $id ] ?? null ) !== $choice ) {
				$plan->change( "overlays.$id", wp_json_encode( $here['overlays'][ $id ] ?? null ), wp_json_encode( $choice ) );
			}
		}
		if ( $new['order'] !== $here['order'] ) {
			$plan->change( 'overlays.order', implode( ', ', $here['order'] ), implode( ', ', $new['order'] ) );
		}
		$this->work = $new === $here ? null : $new;
	}

	public function apply(): array {
		if ( null === $this->work ) {
			return array();
		}
		$kept = array( Arrangement::stored(), $this->work );
		Arrangement::store( $this->work );
		if ( Arrangement::stored() !== $this->work ) {
			throw new RuntimeException( 'The database refused what was decided about overlays.' );
		}
		return $kept;
	}

	public function undo( array $kept ): void {
		list( $was, $became ) = $kept + array( null, null );
		if ( null !== $was && Arrangement::stored() === $became ) {
			Arrangement::store( Arrangement::read( $was ) );
		}
	}
}
