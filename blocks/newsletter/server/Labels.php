<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Messages;

defined( 'ABSPATH' ) || exit;

/** The texts of a newsletter form: the author's, or defaults. */
final class Labels {
	/**
	 * Returns one text.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $name Such as `button`.
	 */
	public static function of( array $attributes, string $name ): string {
		$own = $attributes[ $name ] ?? '';
		$own = is_string( $own ) ? trim( wp_strip_all_tags( $own ) ) : '';
		return '' === $own ? self::ours( $name, $attributes ) : $own;
	}

	/**
	 * Returns the error messages.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, string> By the keys of S1 §8 and of `Validator`.
	 */
	public static function errors( array $attributes ): array {
		return Messages::of( array( 'subscription_failed' => $attributes['failed'] ?? '' ) );
	}

	/**
	 * Returns a default text.
	 *
	 * @param string $name Such as `button`.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function ours( string $name, array $attributes ): string {
		return match ( $name ) {
			'emailLabel' => __( 'Email address', 'frontage' ),
			'firstLabel' => __( 'First name', 'frontage' ),
			'lastLabel'  => __( 'Last name', 'frontage' ),
			'button'     => __( 'Subscribe', 'frontage' ),
			'success'    => false === ( $attributes['doubleOptIn'] ?? true )
				? __( 'Thank you. You are subscribed.', 'frontage' )
				: __( 'Almost done. Open the email we sent you and confirm your subscription.', 'frontage' ),
			default      => '',
		};
	}
}
