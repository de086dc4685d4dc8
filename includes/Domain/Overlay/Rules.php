<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Clock;
use Frontage\Base\Manifest;
use Frontage\Domain\Render\Ids;

defined( 'ABSPATH' ) || exit;

/**
 * When an overlay opens automatically.
 *
 * Reads the author's settings, evaluates what the server can decide, and passes the rest to the browser.
 *
 * Pages are the same for all anonymous visitors: device, referrer, date and cart are evaluated after
 * the page has loaded. Mirrors `src/ui/overlay-rules`.
 *
 * @phpstan-import-type Asset from Manifest
 */
final class Rules {
	/** Number of days between two openings, or a keyword. */
	private const AGAIN = '/\A(?:page|visit|once|[1-9]\d{0,2})\z/';

	/** Name of a cookie. */
	private const COOKIE = '/\A[A-Za-z0-9_-]{1,64}\z/';

	/**
	 * Scripts needed by the overlays that open automatically: those of their triggers by type, and those of other plugins'
	 * conditions, such as `condition:acme/plan`.
	 *
	 * @var array<string, Asset>
	 */
	private static array $scripts = array();

	/** Whether the browser must evaluate conditions. */
	private static bool $has_conditions = false;

	/**
	 * Anchors of the overlays that open automatically.
	 *
	 * @var list<string>
	 */
	private static array $ids = array();

	/**
	 * Returns the rules for the browser.
	 *
	 * @param array<string, mixed> $attributes Block attributes: triggers, conditions, again, isDemanded, cookie.
	 * @return string|null JSON for the `data-overlay` attribute; null if the overlay does not open automatically here.
	 */
	public static function json( array $attributes ): ?string {
		$triggers = self::triggers( $attributes['triggers'] ?? null );
		if ( array() === $triggers || is_customize_preview() ) {
			return null;
		}
		$conditions = Conditions::of( $attributes['conditions'] ?? null );
		$unmet      = $conditions->unmet_on_server();
		if ( '' !== $unmet ) {
			Simulation::refuse( Ids::anchor( $attributes ), $unmet );
			return null;
		}
		$id          = Ids::anchor( $attributes );
		self::$ids[] = $id;
		$in_browser  = array( ...$conditions->for_browser(), ...Arrangement::conditions( $id ) );
		self::need( $triggers, $conditions, $in_browser );
		$again  = $attributes['again'] ?? '';
		$rules  = self::memory( $id ) + array(
			'triggers'   => $triggers,
			'conditions' => $in_browser,
			'again'      => is_string( $again ) && preg_match( self::AGAIN, $again ) ? $again : 'visit',
			'isDemanded' => true === ( $attributes['isDemanded'] ?? false ),
		);
		$cookie = $attributes['cookie'] ?? '';
		if ( is_string( $cookie ) && preg_match( self::COOKIE, $cookie ) ) {
			$rules['cookie'] = $cookie;
		}
		return (string) wp_json_encode( $rules, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Returns under which version the browser remembers the overlay. In the owner's test, it has never seen it.
	 *
	 * @param string $id Overlay ID; empty without an anchor.
	 * @return array{version?: int, again?: string}
	 */
	private static function memory( string $id ): array {
		if ( Test_Mode::is_on() ) {
			return array(
				'version' => Clock::now(),
				'again'   => 'page',
			);
		}
		return array_filter( array( 'version' => Arrangement::version( $id ) ) );
	}

	/**
	 * Returns the scripts needed so far by the overlays that open automatically: those of their triggers by type, and those of
	 * other plugins' conditions, such as `condition:acme/plan`.
	 *
	 * @return array<string, Asset>
	 */
	public static function scripts(): array {
		return self::$scripts;
	}

	/** Returns whether the browser must evaluate conditions of the overlays so far. */
	public static function has_conditions(): bool {
		return self::$has_conditions;
	}

	/**
	 * Returns the owner's order of the overlays that open automatically on this page, most important first.
	 *
	 * @return list<string> IDs; those without a place in the order are missing.
	 */
	public static function order(): array {
		return array_values( array_intersect( Arrangement::order(), self::$ids ) );
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$ids            = array();
		self::$scripts        = array();
		self::$has_conditions = false;
	}

	/**
	 * Validates triggers and drops those that cannot work: invalid ones, and those whose plugin is not active.
	 *
	 * @param mixed $chosen Block attribute.
	 * @return list<array{type: string, value: string}>
	 */
	private static function triggers( mixed $chosen ): array {
		$kept  = array();
		$known = Rule_Types::triggers();
		foreach ( is_array( $chosen ) ? $chosen : array() as $one ) {
			$type  = is_array( $one ) && is_string( $one['type'] ?? null ) ? $one['type'] : '';
			$class = $known[ $type ] ?? null;
			$value = null === $class ? null : $class::value()->clean( $one['value'] ?? '' );
			if ( null !== $class && null !== $value && null !== Rule_Types::script( $class ) ) {
				$kept[] = compact( 'type', 'value' );
			}
		}
		return $kept;
	}

	/**
	 * Notes the scripts that an overlay needs.
	 *
	 * @param list<array{type: string, value: string}> $triggers Its triggers.
	 * @param Conditions $conditions Its conditions.
	 * @param array<mixed> $in_browser Conditions that the browser evaluates.
	 */
	private static function need( array $triggers, Conditions $conditions, array $in_browser ): void {
		foreach ( $triggers as $trigger ) {
			$script = Rule_Types::script( Rule_Types::triggers()[ $trigger['type'] ] );

			self::$scripts += null === $script ? array() : array( $trigger['type'] => $script );
		}
		foreach ( $conditions->scripts() as $type => $script ) {
			self::$scripts += array( "condition:$type" => $script );
		}
		self::$has_conditions = self::$has_conditions || array() !== $in_browser;
	}
}
