<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Manifests;
use Frontage\Domain\Filters\Filter_Sources;

defined( 'ABSPATH' ) || exit;

/** Tells the editor which sources of values other plugins add to filters. */
final class Filter_Source_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'filterSources';
	}

	public static function data(): array {
		$data = array();
		foreach ( Filter_Sources::all() as $name => $class ) {
			if ( '' !== Manifests::owner( $class ) ) {
				$data[] = array(
					'name'  => (string) $name,
					'label' => $class::label(),
				);
			}
		}
		return $data;
	}
}
