<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Base\Error_Boundary;
use Frontage\Domain\Modules\Visibility_Choice;
use Frontage\Domain\Modules\Visibility_Conditions;

defined( 'ABSPATH' ) || exit;

/** Conditions of other plugins, for the panel in the editor. */
final class Condition_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'visibilityConditions';
	}

	public static function data(): array {
		$data = array();
		foreach ( Visibility_Conditions::all() as $condition ) {
			if ( is_subclass_of( $condition, Visibility_Choice::class ) ) {
				$data[] = Error_Boundary::call( $condition, static fn (): array => self::describe( $condition ), null );
			}
		}
		return array_values( array_filter( $data ) );
	}

	/**
	 * Describes a condition.
	 *
	 * @param class-string<Visibility_Choice> $condition
	 * @return array{name: string, label: string, help: string, choices: list<array{value: string, label: string}>}
	 */
	private static function describe( string $condition ): array {
		$choices = array();
		foreach ( $condition::choices() as $value => $label ) {
			$value     = (string) $value;
			$choices[] = compact( 'value', 'label' );
		}
		return array(
			'name'    => $condition::name(),
			'label'   => $condition::label(),
			'help'    => $condition::help(),
			'choices' => $choices,
		);
	}
}
