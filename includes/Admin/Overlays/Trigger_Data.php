<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Domain\Overlay\Rule_Types;
use Frontage\Domain\Overlay\Trigger;

defined( 'ABSPATH' ) || exit;

/** The triggers that authors can choose for popups, for the editor and the Overlays tab. */
final class Trigger_Data implements Provides_Editor_Data {
	/** Numbers whose phrases the editor gets: in every language, each other number has the plural form of one of them. */
	private const NUMBERS = array( '0', '1', '2', '3', '5', '11', '100' );

	public static function key(): string {
		return 'overlayTriggers';
	}

	public static function data(): array {
		return array_map(
			static fn ( string $trigger ): array => array(
				'name'    => $trigger::type(),
				'label'   => $trigger::label(),
				'value'   => $trigger::value()->field(),
				'phrases' => self::phrases( $trigger ),
			),
			array_values( Rule_Types::triggers() )
		);
	}

	/**
	 * Returns the phrases of a trigger by value: those of an empty one, of `1`, and of numbers that differ.
	 *
	 * @param class-string<Trigger> $trigger
	 * @return array<int|string, string>
	 */
	private static function phrases( string $trigger ): array {
		$phrases = array( '' => $trigger::phrase( '' ) );
		foreach ( 'number' === $trigger::value()->kind ? self::NUMBERS : array( '1' ) as $value ) {
			$phrases[ $value ] = $trigger::phrase( $value );
		}
		$others = array_diff_key( $phrases, array( '' => true ) );
		return 1 === count( array_unique( $others ) ) ? array_intersect_key( $phrases, array_flip( array( '', '1' ) ) ) : $phrases;
	}
}
