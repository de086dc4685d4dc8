<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Island;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What a press on a poster does, below it; and a button that remembers consent, or withdraws it. */
final class Consent_Line {
	/**
	 * Returns the line; null if the owner has decided for visitors.
	 *
	 * @param Provider $vendor Of the videos.
	 * @param string   $root Class of the block.
	 * @param bool     $is_one Whether the block has one video.
	 */
	public static function html( Provider $vendor, string $root, bool $is_one = false ): ?Html {
		if ( ! Consent_Mode::asks() ) {
			return null;
		}
		$title  = $vendor->title();
		$policy = Url::safe( $vendor->third_party()->policy_url );
		return el(
			'p',
			array( 'class' => "{$root}__ask" ),
			el( 'span', array(), self::sentence( $vendor, $is_one ) ),
			'' === $policy ? null : ' ',
			'' === $policy ? null : el( 'a', array( 'href' => $policy ), self::policy( $title ) ),
			Consent_Mode::CLICK === Consent_Mode::current() ? null : ' ',
			Consent_Mode::CLICK === Consent_Mode::current() ? null : el(
				'button',
				array(
					'type'  => 'button',
					'class' => "{$root}__choice",
				),
				self::always( $title )
			)
		);
	}

	/**
	 * Returns an island to print before the one of a widget: it wakes that for visitors who have agreed before, so that
	 * the button says what it does, and what they always load is loaded. Null if nothing is remembered.
	 *
	 * @param string   $module Folder of the widget, whose part `view-remembered.ts` it is.
	 * @param Provider $vendor Of the videos.
	 */
	public static function remembered( string $module, Provider $vendor ): ?Html {
		return Consent_Mode::asks() && Consent_Mode::CLICK !== Consent_Mode::current()
			? Island::part( $module, 'remembered', Consent::terms( $vendor ), el( 'span' ), 'visible' )
			: null;
	}

	/**
	 * Returns what a press does.
	 *
	 * @param Provider $vendor Of the videos.
	 * @param bool     $is_one Whether the block has one video.
	 */
	public static function sentence( Provider $vendor, bool $is_one = false ): string {
		return sprintf(
			$is_one
				/* translators: %s: name of a company. */
				? __( 'When you play it, your browser connects to %s.', 'frontage' )
				/* translators: %1$s: name of a company, twice. */
				: __( 'When you play a video from %1$s, your browser connects to %1$s.', 'frontage' ),
			$vendor->title()
		);
	}

	/**
	 * Returns the label of the link to the vendor's policy.
	 *
	 * @param string $title Vendor's name.
	 */
	public static function policy( string $title ): string {
		return sprintf( /* translators: %s: name of a company. */ __( '%s privacy policy', 'frontage' ), $title );
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
