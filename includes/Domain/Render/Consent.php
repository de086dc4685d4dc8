<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Provider;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * A notice in place of what comes from another company.
 *
 * What a module prints where a visitor's browser would contact a vendor: the same for everybody.
 *
 * The browser decides (src/lib/consent.ts): a consent plugin if there is one, else what the visitor
 * said before, as the owner chose. Styles: `@include consent.notice` from src/ui/consent.
 */
final class Consent {
	/**
	 * What the island's script must know, as a prop.
	 *
	 * @param Provider $provider The vendor.
	 * @return array{vendor: string, category: string, mode: string}
	 */
	public static function terms( Provider $provider ): array {
		return array(
			'vendor'   => $provider::group(),
			'category' => $provider->third_party()->category,
			'mode'     => Consent_Mode::current(),
		);
	}

	/**
	 * The notice, with buttons that `gate()` of src/ui/consent answers.
	 *
	 * @param Provider $provider The vendor.
	 * @param string   $what     What stands here, such as a video's title.
	 * @param Html|null $instead A link to it at the vendor's, for visitors without script.
	 */
	public static function notice( Provider $provider, string $what, ?Html $instead = null ): Html {
		$title = $provider->title();
		$third = $provider->third_party();
		return el(
			'div',
			array( 'class' => 'frontage-consent' ),
			el( 'p', array( 'class' => 'frontage-consent__what' ), $what ),
			/* translators: %s: name of a company. */
			el( 'p', array(), sprintf( __( 'This content comes from %s. If you load it, your browser connects to their servers.', 'frontage' ), $title ), ' ', $third->data ),
			el( 'p', array( 'class' => 'frontage-consent__choice' ), self::button( 'once', __( 'Load', 'frontage' ) ), Consent_Mode::ASK === Consent_Mode::current() ? self::always( $title ) : null, $instead ),
			/* translators: %s: name of a company. */
			el( 'p', array( 'class' => 'frontage-consent__policy' ), el( 'a', array( 'href' => Url::safe( $third->policy_url ) ), sprintf( __( '%s privacy policy', 'frontage' ), $title ) ) )
		);
	}

	/**
	 * The button that remembers a yes.
	 *
	 * @param string $title The vendor's name.
	 */
	private static function always( string $title ): Html {
		/* translators: %s: name of a company. */
		return self::button( 'always', sprintf( __( 'Always load content from %s', 'frontage' ), $title ) );
	}

	/**
	 * A button.
	 *
	 * @param string $choice `once` or `always`.
	 * @param string $label  Its words.
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
