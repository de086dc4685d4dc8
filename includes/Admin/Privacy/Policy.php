<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;


defined( 'ABSPATH' ) || exit;

/**
 * The text for the site's privacy policy.
 *
 * Suggests what the owner should tell visitors, made of what is switched on and which vendors have keys.
 */
final class Policy implements Bootable {
	public const WHEN = 'hook:admin_init';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'suggest' ) );
	}

	/** Gives WordPress the text for its policy guide. */
	public static function suggest(): void {
		wp_add_privacy_policy_content( 'Frontage', self::text() );
	}

	/** The text, as HTML. */
	public static function text(): string {
		$parts = array( '<p class="privacy-policy-tutorial">' . esc_html__( 'Frontage does not store visitors’ IP addresses or browser names. The following text matches what you have turned on. Add it where it fits.', 'frontage' ) . '</p>' );
		foreach ( self::keepings() as $rule ) {
			$parts[] = self::paragraph( $rule->label, $rule->about . ' ' . self::duration( $rule ) );
		}
		foreach ( array_filter( Providers::all(), array( self::class, 'is_used' ) ) as $provider ) {
			$parts[] = self::vendor( $provider );
		}
		return implode( "\n", $parts );
	}

	/**
	 * How long something is kept, as a sentence.
	 *
	 * @param Retention_Rule $rule What is kept.
	 */
	public static function duration( Retention_Rule $rule ): string {
		$days = $rule->chosen_days();
		if ( null === $days ) {
			return __( 'This data is kept until it is removed.', 'frontage' );
		}
		/* translators: %s: number of days. */
		return sprintf( _n( 'This data is kept for %s day.', 'This data is kept for %s days.', $days, 'frontage' ), number_format_i18n( $days ) );
	}

	/**
	 * What tells something of people, if visitors can do anything that is stored.
	 *
	 * @return list<Retention_Rule>
	 */
	private static function keepings(): array {
		return self::has_actions() ? array_values( array_filter( Retention_Registry::all(), static fn ( Retention_Rule $rule ): bool => '' !== $rule->about ) ) : array();
	}

	/** Whether a module is on that lets visitors send something. */
	private static function has_actions(): bool {
		foreach ( Manifest::get()['actions'] as $action ) {
			if ( '' !== $action['module'] && Options::is_on( $action['kind'], $action['module'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether data may go to a vendor: it has its keys, or a module that is on uses it.
	 *
	 * @param Provider $provider The vendor.
	 */
	private static function is_used( Provider $provider ): bool {
		return Providers::needs_key( $provider ) ? Providers::is_configured( $provider ) : array() !== array_filter( Third_Parties::modules_of( $provider::group() ), static fn ( array $module ): bool => $module['on'] );
	}

	/**
	 * What is told of a vendor.
	 *
	 * @param Provider $provider The vendor.
	 */
	private static function vendor( Provider $provider ): string {
		$third = $provider->third_party();
		/* translators: %s: name of a company. */
		$link = sprintf( '<a href="%s">%s</a>', esc_url( $third->policy_url ), esc_html( sprintf( __( '%s privacy policy', 'frontage' ), $provider->title() ) ) );
		return '<p><strong>' . esc_html( $provider->title() ) . '</strong>: ' . esc_html( $third->data ) . " $link</p>";
	}

	/**
	 * A paragraph with a name in front.
	 *
	 * @param string $title The name.
	 * @param string $text  The text.
	 */
	private static function paragraph( string $title, string $text ): string {
		return '<p><strong>' . esc_html( $title ) . '</strong>: ' . esc_html( $text ) . '</p>';
	}
}
