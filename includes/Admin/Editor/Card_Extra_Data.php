<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Manifests;
use Frontage\Domain\Render\Card\Extras;

defined( 'ABSPATH' ) || exit;

/** Tells the editor what other plugins add to the cards of lists. */
final class Card_Extra_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'cardExtras';
	}

	public static function data(): array {
		$data = array();
		foreach ( Extras::all() as $name => $class ) {
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
