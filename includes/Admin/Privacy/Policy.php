<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;
use Frontage\Base\Manifests;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Privacy\Provides_Policy_Text;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Service;
use Frontage\Domain\Providers\Services;

defined( 'ABSPATH' ) || exit;

/**
 * The suggested text for the site's privacy policy.
 *
 * Built from the active modules and the vendors that have API keys.
 */
final class Policy implements Bootable {
	public const WHEN = 'screen';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'suggest' ) );
	}

	/** Adds the text to WordPress's policy guide. */
	public static function suggest(): void {
		wp_add_privacy_policy_content( 'Frontage', self::text() );
	}

	/** Returns the text as HTML. */
	public static function text(): string {
		$parts = array(
			'<p class="privacy-policy-tutorial">'
				. esc_html__(
					'Frontage does not store visitors’ IP addresses or browser names. The following text matches what you have turned on. Add it where it fits.',
					'frontage'
				)
				. '</p>',
		);
		foreach ( self::keepings() as $rule ) {
			$parts[] = self::paragraph( $rule->label, $rule->about . ' ' . self::duration( $rule ) );
		}
		foreach ( Providers::all() as $provider ) {
			$text    = static fn (): string => self::is_used( $provider ) ? self::vendor( Service::of( $provider ) ) : '';
			$parts[] = Error_Boundary::call( $provider::class, $text, '' );
		}
		foreach ( array_filter( Services::added(), array( Third_Parties::class, 'is_on' ) ) as $service ) {
			$parts[] = self::vendor( $service );
		}
		$texts = Error_Boundary::each( Provides_Policy_Text::class, static fn ( string $name ): array => $name::policy_texts() );
		foreach ( array_merge( ...array_values( $texts ) ) as $title => $text ) {
			$parts[] = self::paragraph( (string) $title, $text );
		}
		return implode( "\n", array_filter( $parts ) );
	}

	/** Returns the retention period as a sentence. */
	public static function duration( Retention_Rule $rule ): string {
		$days = $rule->chosen_days();
		if ( null === $days ) {
			return __( 'This data is kept until it is removed.', 'frontage' );
		}
		return sprintf(
			/* translators: %s: number of days. */
			_n( 'This data is kept for %s day.', 'This data is kept for %s days.', $days, 'frontage' ),
			number_format_i18n( $days )
		);
	}

	/**
	 * Returns the rules for personal data, if visitors can submit anything that is stored.
	 *
	 * @return list<Retention_Rule>
	 */
	private static function keepings(): array {
		return self::has_actions()
			? array_values( array_filter( Retention_Registry::all(), static fn ( Retention_Rule $rule ): bool => '' !== $rule->about ) )
			: array();
	}

	/** Returns whether an active module, or another plugin, lets visitors send data. */
	private static function has_actions(): bool {
		foreach ( Manifest::get()['actions'] as $action ) {
			$is_on = '' === $action['module']
				? '' !== Manifests::owner( $action['class'] )
				: Options::is_on( $action['kind'], $action['module'] );
			if ( $is_on ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether data may be sent to a vendor: it has API keys, or an active module uses it.
	 *
	 * @param Provider $provider Vendor.
	 */
	private static function is_used( Provider $provider ): bool {
		return Providers::needs_key( $provider )
			? Providers::is_configured( $provider )
			: array() !== array_filter(
				Third_Parties::modules_of( $provider::group() ),
				static fn ( array $module ): bool => $module['on']
			);
	}

	/**
	 * Returns the policy text for a vendor.
	 *
	 * @param Service $service Vendor.
	 */
	private static function vendor( Service $service ): string {
		$third = $service->third_party;
		$link  = '' === $third->policy_url ? '' : sprintf(
			' <a href="%s">%s</a>',
			esc_url( $third->policy_url ),
			esc_html( sprintf( /* translators: %s: name of a company. */ __( '%s privacy policy', 'frontage' ), $service->title ) )
		);
		return '<p><strong>' . esc_html( $service->title ) . '</strong>: ' . esc_html( $third->data ) . "$link</p>";
	}

	/**
	 * Returns a paragraph with a leading title.
	 *
	 * @param string $text Paragraph text.
	 */
	private static function paragraph( string $title, string $text ): string {
		return '<p><strong>' . esc_html( $title ) . '</strong>: ' . esc_html( $text ) . '</p>';
	}
}
