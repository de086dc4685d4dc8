<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor;

use Frontage\Base\Manifests;
use Frontage\Domain\Forms\Captcha\Captchas;

defined( 'ABSPATH' ) || exit;

/** Tells the editor which captchas other plugins add to forms. */
final class Captcha_Data implements Provides_Editor_Data {
	public static function key(): string {
		return 'captchas';
	}

	public static function data(): array {
		$data = array();
		foreach ( Captchas::all() as $slug => $class ) {
			if ( '' !== Manifests::owner( $class ) ) {
				$data[] = array(
					'name'  => (string) $slug,
					'label' => $class::label(),
				);
			}
		}
		return $data;
	}
}
