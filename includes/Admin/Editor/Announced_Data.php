<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Error_Boundary;

defined( 'ABSPATH' ) || exit;

/** Lists that classes provide, for scripts of the editor: `window.frontageModules.announced`. */
final class Announced_Data {
	/**
	 * Returns the data of all classes that provide some.
	 *
	 * @return array<string, list<array{name: string, label: string, ...}>> Keyed by the kind of list.
	 */
	public static function all(): array {
		$all   = array();
		$found = Error_Boundary::each(
			Provides_Editor_Data::class,
			static fn ( string $name ): array => array( $name::key() => $name::data() )
		);
		foreach ( $found as $data ) {
			$all = array_merge_recursive( $all, $data );
		}
		return array_filter( $all );
	}
}
