<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Manifest;
use Frontage\Base\Manifests;

defined( 'ABSPATH' ) || exit;

/** What other plugins add, for scripts of the editor: `window.frontageModules.announced`. */
final class Announced_Data {
	/**
	 * Returns the data of all classes that provide some.
	 *
	 * @return array<string, list<array{name: string, label: string, ...}>> Keyed by the kind of addition; empty without other plugins.
	 */
	public static function all(): array {
		$all = array();
		foreach ( array() === Manifests::names() ? array() : Manifest::implementations( Provides_Editor_Data::class ) as $class ) {
			$all[ $class::key() ] = array_merge( $all[ $class::key() ] ?? array(), $class::data() );
		}
		return array_filter( $all );
	}
}
