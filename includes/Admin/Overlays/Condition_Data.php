<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays;

use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Domain\Overlay\Condition;
use Frontage\Domain\Overlay\Rule_Types;

defined( 'ABSPATH' ) || exit;

/** The conditions that authors can choose for popups, for the editor and the Overlays tab. */
final class Condition_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'overlayConditions';
	}

	public static function data(): array {
		return array_map(
			/** @param class-string<Condition> $condition */
			static fn ( string $condition ): array => array(
				'name'   => $condition::type(),
				'label'  => $condition::label(),
				'values' => $condition::values()->field(),
			),
			array_values( Rule_Types::conditions() )
		);
	}
}
