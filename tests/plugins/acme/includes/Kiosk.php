<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Base\Html\Html;
use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Ads\Network_Field;
use Frontage\Domain\Providers\Third_Party;

defined( 'ABSPATH' ) || exit;

/** An ad network; its ads load when a visitor has agreed. */
final class Kiosk implements Ad_Network {
	public function slug(): string {
		return 'acme-kiosk';
	}

	public function title(): string {
		return 'Acme Kiosk';
	}

	public function fields(): array {
		return array( 'unit' => Network_Field::text( __( 'Unit', 'acme' ), __( 'Enter the number of the unit.', 'acme' ), '\\d+' ) );
	}

	public function third_party(): Third_Party {
		$receives = __( 'Acme learns the IP address of visitors who see an ad.', 'acme' );
		return new Third_Party( $receives, 'https://acme.example/privacy', 'marketing', array( 'kiosk.acme.example' ) );
	}

	public function can_rotate(): bool {
		return true;
	}

	public function html( Network_Ad $ad ): Html {
		$image = '<img src="https://kiosk.acme.example/%s.png" alt="%s" width="%d" height="%d">';
		return Html::raw( sprintf( $image, esc_attr( $ad->values['unit'] ), esc_attr( $ad->label ), $ad->width, $ad->height ) );
	}
}
