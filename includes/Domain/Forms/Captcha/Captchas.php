<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Manifest;


defined( 'ABSPATH' ) || exit;

/**
 * The registered captchas, keyed by slug.
 *
 * Discovered by the build. `none` means only the honeypot and the minimum fill time, which every form has.
 */
final class Captchas {
	public const NONE = 'none';

	/**
	 * Returns all captchas.
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
	 * Returns a captcha's class; null for `none` and for captchas that are not configured.
	 *
	 * @param string $slug Captcha slug.
	 * @return class-string<Captcha>|null
	 */
	public static function get( string $slug ): ?string {
		$class = self::all()[ $slug ] ?? null;
		return null !== $class && $class::is_ready() ? $class : null;
	}

	/**
	 * Returns a challenge for a form's captcha.
	 *
	 * @param string $slug Captcha slug of the form.
	 * @param bool $has_script Whether the browser runs JavaScript; otherwise captchas that need it are replaced by a sum.
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
	 * Returns whether a challenge of this kind is valid for the form.
	 *
	 * @param string $kind Kind of the challenge.
	 * @param string $slug Captcha slug of the form.
	 */
	public static function fits( string $kind, string $slug ): bool {
		$class = self::get( $slug );
		if ( null === $class ) {
			return true;
		}
		return $kind === $slug || ( Math::slug() === $kind && ! $class::works_without_script() );
	}
}
