<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Editor\Provides_Editor_Data;
use Frontage\Domain\Forms\Field_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Tells the editor which types other plugins add to the Text Field block. */
final class Field_Type_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'fieldTypes';
	}

	public static function data(): array {
		$types = array();
		foreach ( Field_Type_Registry::added() as $name => $type ) {
			$types[] = array(
				'name'  => (string) $name,
				'label' => $type::label(),
			);
		}
		return $types;
	}
}
