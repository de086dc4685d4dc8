<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets;

use Frontage\Admin\Transfer\Part;
use Frontage\Admin\Transfer\Plan;
use Frontage\Base\Settings\Invalid_Setting;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Presets in exports and imports.
 *
 * An imported preset replaces the one with the same ID; others are added, and none are deleted.
 */
final class Presets_Part implements Part {
	/**
	 * Presets to write.
	 *
	 * @var list<Preset>
	 */
	private array $work = array();

	public function name(): string {
		return 'presets';
	}

	public function label(): string {
		return __( 'Presets', 'frontage' );
	}

	public function order(): int {
		return 20;
	}

	public function export(): array {
		return array_values( array_map( static fn ( Preset $preset ): array => $preset->to_array(), Presets::all() ) );
	}

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		$this->work = array();
		if ( ! is_array( $data ) || ! array_is_list( $data ) || count( $data ) > Presets::MAX ) {
			/* translators: %d: a number. */
			$plan->refuse( 'presets', sprintf( __( '“presets” must be a list of no more than %d presets.', 'frontage' ), Presets::MAX ) );
			return;
		}
		$here  = Presets::all();
		$named = array();
		foreach ( $data as $number => $raw ) {
			try {
				$preset = Preset::read( $raw );
				if ( ! isset( $raw['id'] ) || isset( $named[ $preset->id ] ) ) {
					throw new Invalid_Setting( 'id', __( 'Each preset needs a unique ID.', 'frontage' ) );
				}
				$named[ $preset->id ] = $preset;
				$this->compare( $here[ $preset->id ] ?? null, $preset, $plan );
			} catch ( Invalid_Setting $error ) {
				$plan->refuse( "presets[$number].{$error->field}", $error->getMessage() );
			}
		}
		if ( count( $here + $named ) > Presets::MAX ) {
			$plan->refuse(
				'presets',
				sprintf(
					/* translators: %d: a number. */
					__( 'This would exceed the limit of %d presets. Delete some first.', 'frontage' ),
					Presets::MAX
				)
			);
		}
	}

	public function apply(): array {
		$kept = array();
		foreach ( $this->work as $preset ) {
			$kept[] = array( Presets::get( $preset->id )?->to_array(), $preset->to_array() );
			Presets::put( $preset );
			if ( Presets::get( $preset->id )?->to_array() !== $preset->to_array() ) {
				throw new RuntimeException( "The database refused the preset {$preset->id}." );
			}
		}
		return $kept;
	}

	public function undo( array $kept ): void {
		foreach ( $kept as $entry ) {
			list( $was, $became ) = (array) $entry;
			$id                   = (string) ( $became['id'] ?? '' );
			if ( Presets::get( $id )?->to_array() !== $became ) {
				continue;
			}
			if ( null === $was ) {
				Presets::delete( $id );
			} else {
				Presets::put( Preset::read( $was ) );
			}
		}
	}

	/**
	 * Adds a preset to the plan if it differs.
	 *
	 * @param ?Preset $here Existing preset with the same ID.
	 * @param Preset $new Preset from the file.
	 * @param Plan $plan Import plan.
	 */
	private function compare( ?Preset $here, Preset $new, Plan $plan ): void {
		if ( $here?->to_array() !== $new->to_array() ) {
			$plan->change( "{$new->block}: {$new->title}", $here?->title, $new->title );
			$this->work[] = $new;
		}
	}
}
