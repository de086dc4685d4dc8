<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Clock;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Provider;

defined( 'ABSPATH' ) || exit;

/**
 * The registered captchas, keyed by slug.
 *
 * Discovered by the build. `none` means only the honeypot and the minimum fill time, which every form has.
 */
final class Captchas {
	public const NONE = 'none';

	private const DOWN         = 'frontage_captcha_down_';
	private const DOWN_SECONDS = 300;

	/**
	 * Returns all captchas.
	 *
	 * @return array<string, class-string<Captcha>>
	 */
	public static function all(): array {
		return Error_Boundary::collect( Captcha::class, static fn ( string $name ): array => array( $name::slug() => $name ) );
	}

	/**
	 * Returns a captcha's class; null for `none` and for captchas that are not configured.
	 *
	 * @param string $slug Captcha slug.
	 * @return class-string<Captcha>|null
	 */
	public static function get( string $slug ): ?string {
		$class = self::all()[ $slug ] ?? null;
		return null !== $class && Error_Boundary::call( $class, static fn (): bool => $class::is_ready(), false ) ? $class : null;
	}

	/**
	 * Returns a challenge for a form's captcha.
	 *
	 * A sum is easy for robots. So it replaces a vendor's captcha only while the server itself sees the vendor fail.
	 *
	 * @param string $slug Captcha slug of the form.
	 * @param bool $has_script Whether the browser runs JavaScript.
	 * @param int $level How suspicious the visitor is, from `Abuse_Level::level()`.
	 * @return array<string, mixed>
	 */
	public static function question( string $slug, bool $has_script, int $level = 0 ): array {
		$class = self::get( $slug );
		if ( null !== $class && self::is_vendor( $slug ) ) {
			$class = self::is_down( $slug ) ? Math::class : ( $has_script ? $class : null );
		} elseif ( $has_script && ( $level > 0 || Proof_Of_Work::class === $class ) ) {
			return self::proof( $level );
		} elseif ( null !== $class && ! $has_script && ! $class::works_without_script() ) {
			$class = Math::class;
		}
		return null === $class ? array( 'kind' => self::NONE ) : self::challenge( $class );
	}

	/**
	 * Returns a captcha's challenge; a sum if it is another plugin's and fails.
	 *
	 * @param class-string<Captcha> $captcha
	 * @return array<string, mixed>
	 */
	private static function challenge( string $captcha ): array {
		$ask = static fn ( string $name ): array => array( 'kind' => $name::slug() ) + $name::question();
		return Error_Boundary::call( $captcha, static fn (): array => $ask( $captcha ), array() ) ?: $ask( Math::class );
	}

	/**
	 * Returns a proof of work.
	 *
	 * @param int $level Each doubles the cost.
	 * @return array<string, mixed>
	 */
	public static function proof( int $level ): array {
		return array( 'kind' => Proof_Of_Work::slug() ) + Proof_Of_Work::question( $level );
	}

	/**
	 * Returns whether a form's captcha is a third party's.
	 *
	 * @param string $slug Captcha slug of the form.
	 */
	public static function is_vendor( string $slug ): bool {
		$class = self::get( $slug );
		return null !== $class && is_a( $class, Provider::class, true );
	}

	/**
	 * Returns whether the server has just seen a vendor fail.
	 *
	 * @param string $slug Captcha slug of the vendor.
	 */
	public static function is_down( string $slug ): bool {
		return (int) Values::get( self::DOWN . $slug ) > Clock::now();
	}

	/**
	 * Remembers for some minutes that a vendor does not answer the server.
	 *
	 * @param string $slug Captcha slug of the vendor.
	 */
	public static function note_failure( string $slug ): void {
		Values::set( self::DOWN . $slug, (string) ( Clock::now() + self::DOWN_SECONDS ) );
	}

	/**
	 * Returns whether a challenge of this kind is valid for the form.
	 *
	 * @param string $kind Kind of the challenge.
	 * @param string $slug Captcha slug of the form.
	 */
	public static function fits( string $kind, string $slug ): bool {
		$class = self::get( $slug );
		return null === $class || ! $class::works_without_script() || in_array( $kind, array( $slug, Proof_Of_Work::slug() ), true );
	}
}
