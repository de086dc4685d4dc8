<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Html\Html;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Providers\Google_Adsense\Google_Adsense;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Island;

defined( 'ABSPATH' ) || exit;

/** An ad unit of AdSense: a notice, until the visitor or the owner lets the browser contact Google. */
final class Adsense_Box {
	/**
	 * Returns the box.
	 *
	 * @param Ad $ad An ad of AdSense.
	 * @param string $label What says that it is an ad.
	 */
	public static function html( Ad $ad, string $label ): Html {
		$google                 = new Google_Adsense();
		list( $width, $height ) = $ad->size();
		$props                  = array(
			'terms'  => Consent::terms( $google ),
			'script' => Google_Adsense::script( $ad->settings['adsense']['client'] ),
			'width'  => $width,
			'height' => $height,
		) + $ad->settings['adsense'];
		return Island::part( 'ad', 'adsense', $props, Consent::notice( $google, $label ), 'load' );
	}
}
