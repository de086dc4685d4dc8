<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Manifests;
use Frontage\Domain\Query\Ordering;

defined( 'ABSPATH' ) || exit;

/** Tells the editor by which numbers of other plugins lists can be sorted. */
final class List_Order_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'listOrders';
	}

	public static function data(): array {
		$data = array();
		foreach ( Ordering::counted() as $kind => $class ) {
			if ( '' !== Manifests::owner( $class ) ) {
				$data[] = array(
					'name'  => Ordering::COUNT . $kind,
					'label' => $class::label(),
				);
			}
		}
		return $data;
	}
}
