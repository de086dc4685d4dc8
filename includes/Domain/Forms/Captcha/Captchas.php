<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Manifest;


defined( 'ABSPATH' ) || exit;

/**
 * The kinds of captcha there are.
 *
 * Captchas by slug, as the build found them; `none` is the honeypot and the time trap, which all have.
 */
final class Captchas {
	public const NONE = 'none';

	/**
	 * All of them.
	 *
	 * @return array<string, class-string<Captcha>>
	 */
	public static function all(): array {
		$all = array();
		foreach ( Manifest::implementations( Captcha::class ) as $class ) {
			$all[ $class::slug() ] = $class;
		}
		return $all;
	}

	/**
	 * The captcha of that name; null for none, and for one that has no keys here.
	 *
	 * @param string $slug Its name.
	 * @return class-string<Captcha>|null
	 */
	public static function get( string $slug ): ?string {
		$class = self::all()[ $slug ] ?? null;
		return null !== $class && $class::is_ready() ? $class : null;
	}

	/**
	 * A question of a form's captcha.
	 *
	 * @param string $slug       The form's captcha.
	 * @param bool   $has_script Whether the visitor's browser runs scripts; without, sums stand in for what needs them.
	 * @return array<string, mixed>
	 */
	public static function question( string $slug, bool $has_script ): array {
		$class = self::get( $slug );
		if ( null === $class ) {
			return array( 'kind' => self::NONE );
		}
		$class = $has_script || $class::works_without_script() ? $class : Math::class;
		return array( 'kind' => $class::slug() ) + $class::question();
	}

	/**
	 * Whether a question of this kind was this form's to ask.
	 *
	 * @param string $kind The question's.
	 * @param string $slug The form's captcha.
	 */
	public static function fits( string $kind, string $slug ): bool {
		$class = self::get( $slug );
		if ( null === $class ) {
			return true;
		}
		return $kind === $slug || ( Math::slug() === $kind && ! $class::works_without_script() );
	}
}
