<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Html\Html;
use Frontage\Domain\Ads\Asks_For_Consent;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Ads\Network_Field;
use Frontage\Domain\Providers\Google_Adsense\Google_Adsense;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Island;

defined( 'ABSPATH' ) || exit;

/** Google AdSense: ad units, which its own script fills after the visitor has agreed. */
final class Adsense implements Asks_For_Consent {
	private const CLIENT = 'ca-pub-\d{10,20}';

	private const SLOT = '\d{6,20}';

	public function slug(): string {
		return 'adsense';
	}

	public function title(): string {
		return __( 'AdSense', 'frontage' );
	}

	public function fields(): array {
		return array(
			'client' => Network_Field::text(
				__( 'Publisher ID', 'frontage' ),
				__( 'Enter your publisher ID. It begins with ca-pub-.', 'frontage' ),
				self::CLIENT,
				placeholder: 'ca-pub-…'
			),
			'slot'   => Network_Field::text(
				__( 'Ad unit', 'frontage' ),
				__( 'Enter the number of the ad unit.', 'frontage' ),
				self::SLOT,
				help: __( 'Its number, data-ad-slot.', 'frontage' )
			),
			// `fixed` has the size of the ad's place; the others are chosen by AdSense within it.
			'format' => Network_Field::choice(
				__( 'Format', 'frontage' ),
				array(
					'fixed'      => __( 'Exactly the size below', 'frontage' ),
					'auto'       => __( 'Chosen by AdSense', 'frontage' ),
					'horizontal' => __( 'Horizontal', 'frontage' ),
					'vertical'   => __( 'Vertical', 'frontage' ),
					'rectangle'  => __( 'Rectangle', 'frontage' ),
				),
				'fixed'
			),
		);
	}

	public function third_party(): Third_Party {
		return ( new Google_Adsense() )->third_party();
	}

	/** Returns that units do not take turns, which Google does not allow. */
	public function can_rotate(): bool {
		return false;
	}

	/**
	 * Returns the notice, in an island that loads the unit.
	 *
	 * @param Network_Ad $ad An ad unit.
	 */
	public function html( Network_Ad $ad ): Html {
		$google = new Google_Adsense();
		$props  = array(
			'terms'  => Consent::terms( $google ),
			'script' => Google_Adsense::script( $ad->values['client'] ),
			'width'  => $ad->width,
			'height' => $ad->height,
		) + $ad->values;
		return Island::part( 'ad', 'adsense', $props, Consent::notice( $google, $ad->label ), 'load' );
	}
}
