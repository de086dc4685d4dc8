<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Provider;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What a press on the poster does, below it; and a button that remembers consent, or withdraws it. */
final class Ask {
	/**
	 * Returns the line; null if the owner has decided for visitors.
	 *
	 * @param Provider $vendor Of the video.
	 */
	public static function html( Provider $vendor ): ?Html {
		if ( ! Consent_Mode::asks() ) {
			return null;
		}
		$title  = $vendor->title();
		$policy = Url::safe( $vendor->third_party()->policy_url );
		return el(
			'p',
			array( 'class' => 'frontage-video__ask' ),
			el(
				'span',
				array(),
				/* translators: %s: name of a company. */
				sprintf( __( 'When you play it, your browser connects to %s.', 'frontage' ), $title )
			),
			'' === $policy ? null : ' ',
			'' === $policy ? null : el(
				'a',
				array( 'href' => $policy ),
				sprintf( /* translators: %s: name of a company. */ __( '%s privacy policy', 'frontage' ), $title )
			),
			Consent_Mode::CLICK === Consent_Mode::current() ? null : ' ',
			Consent_Mode::CLICK === Consent_Mode::current() ? null : el(
				'button',
				array(
					'type'  => 'button',
					'class' => 'frontage-video__choice',
				),
				self::always( $title )
			)
		);
	}

	/**
	 * Returns the label of the button that remembers consent.
	 *
	 * @param string $title Vendor's name.
	 */
	public static function always( string $title ): string {
		/* translators: %s: name of a company. */
		return sprintf( __( 'Always load content from %s', 'frontage' ), $title );
	}
}
