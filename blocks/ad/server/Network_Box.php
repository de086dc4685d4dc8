<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifests;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Network;
use Frontage\Domain\Ads\Ad_Networks;
use Frontage\Domain\Ads\Asks_For_Consent;
use Frontage\Domain\Ads\Network_Ad;
use Frontage\Domain\Ads\Network_Values;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Island;
use Throwable;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** An ad of a network: a notice, until the visitor or the owner lets the browser contact it. */
final class Network_Box {
	/**
	 * Returns what fills the place of an ad; empty if its network fails.
	 *
	 * @param Ad $ad An ad of a network.
	 * @param string $label What says that it is an ad.
	 */
	public static function html( Ad $ad, string $label ): Html {
		$network = Ad_Networks::get( $ad->settings['kind'] );
		if ( null === $network ) {
			return fragment();
		}
		try {
			$values  = Network_Values::of( $network, $ad->settings );
			$printed = new Network_Ad( $ad->id, $values, ...$ad->size(), label: $label );
			return self::after_consent( $network, $network->html( $printed ), $label );
		} catch ( Throwable $error ) {
			Manifests::report( Ad_Networks::owner( $network ), "The ad network “{$network->slug()}” failed: {$error->getMessage()}" );
			return fragment();
		}
	}

	/**
	 * Returns the HTML of a network; in a template behind a notice, if browsers contact others for it.
	 *
	 * @param Html $html HTML of the ad.
	 * @param string $label What says that it is an ad.
	 */
	private static function after_consent( Ad_Network $network, Html $html, string $label ): Html {
		$service = $network instanceof Asks_For_Consent ? null : Network_Services::of( $network );
		return null === $service || ! $service->third_party->by_browser ? $html : Island::part(
			'ad',
			'network',
			array( 'terms' => Consent::terms( $service ) ),
			fragment( Consent::notice( $service, $label ), el( 'template', array(), $html ) ),
			'load'
		);
	}
}
