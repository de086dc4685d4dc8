<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Service;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The consent notice in place of third-party content.
 *
 * Rendered by modules whose content makes the browser contact a vendor. The same for every visitor.
 *
 * The browser decides (src/lib/consent.ts): by a consent plugin if there is one, else by the visitor's
 * earlier choice, according to the owner's setting. Styles: `@include consent.notice` from
 * src/ui/consent.
 */
final class Consent {
	/**
	 * Returns what the island's script needs, as a prop.
	 *
	 * @return array{vendor: string, category: string, mode: string}
	 */
	public static function terms( Provider|Service $vendor ): array {
		$service = $vendor instanceof Provider ? Service::of( $vendor ) : $vendor;
		return array(
			'vendor'   => $service->slug,
			'category' => $service->third_party->category,
			'mode'     => Consent_Mode::current(),
		);
	}

	/**
	 * Returns the notice, with buttons that `gate()` in src/ui/consent handles.
	 *
	 * @param string $what What the notice replaces, such as a video's title.
	 * @param Html|null $instead Link to it at the vendor, for visitors without JavaScript.
	 */
	public static function notice( Provider|Service $vendor, string $what, ?Html $instead = null ): Html {
		$service = $vendor instanceof Provider ? Service::of( $vendor ) : $vendor;
		$title   = $service->title;
		$third   = $service->third_party;
		$asks    = Consent_Mode::ASK === Consent_Mode::current();
		return el(
			'div',
			array(
				'class'     => 'frontage-consent',
				// Label of the button that withdraws consent, beside what has loaded.
				'data-stop' => $asks ? self::stop( $title ) : null,
			),
			el( 'p', array( 'class' => 'frontage-consent__what' ), $what ),
			el(
				'p',
				array(),
				sprintf(
					/* translators: %s: name of a company. */
					__( 'This content comes from %s. If you load it, your browser connects to their servers.', 'frontage' ),
					$title
				),
				' ',
				$third->data
			),
			el(
				'p',
				array( 'class' => 'frontage-consent__choice' ),
				self::button( 'once', __( 'Load', 'frontage' ) ),
				$asks ? self::always( $title ) : null,
				$instead
			),
			el(
				'p',
				array( 'class' => 'frontage-consent__policy' ),
				el(
					'a',
					array( 'href' => Url::safe( $third->policy_url ) ),
					sprintf( /* translators: %s: name of a company. */ __( '%s privacy policy', 'frontage' ), $title )
				)
			)
		);
	}

	/**
	 * Returns the label of the button that withdraws consent.
	 *
	 * @param string $title Vendor's name.
	 */
	public static function stop( string $title ): string {
		/* translators: %s: name of a company. */
		return sprintf( __( 'Stop loading content from %s', 'frontage' ), $title );
	}

	/**
	 * Returns the button that remembers consent.
	 *
	 * @param string $title Vendor's name.
	 */
	private static function always( string $title ): Html {
		/* translators: %s: name of a company. */
		return self::button( 'always', sprintf( __( 'Always load content from %s', 'frontage' ), $title ) );
	}

	/**
	 * Returns a button.
	 *
	 * @param string $choice `once` or `always`.
	 * @param string $label Button label.
	 */
	private static function button( string $choice, string $label ): Html {
		return el(
			'button',
			array(
				'type'         => 'button',
				'class'        => 'frontage-consent__button wp-element-button',
				'data-consent' => $choice,
			),
			$label
		);
	}
}
