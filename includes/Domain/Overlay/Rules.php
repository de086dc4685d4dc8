<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Clock;
use Frontage\Domain\Render\Ids;

defined( 'ABSPATH' ) || exit;

/**
 * When an overlay opens automatically.
 *
 * Reads the author's settings, evaluates what the server can decide, and passes the rest to the browser.
 *
 * Pages are the same for all anonymous visitors: device, referrer, date and cart are evaluated after
 * the page has loaded. Mirrors `src/ui/overlay-rules`.
 */
final class Rules {
	/** Triggers that can open an overlay, with the type of their value; a trigger without its `text` is invalid. */
	private const TRIGGERS = array(
		'click'    => 'text',
		'delay'    => 'number',
		'scroll'   => 'number',
		'position' => 'number',
		'bottom'   => 'number',
		'element'  => 'text',
		'exit'     => 'none',
		'upward'   => 'none',
		'back'     => 'none',
		'idle'     => 'number',
		'sent'     => 'any text',
		'comment'  => 'none',
		'purchase' => 'none',
		'param'    => 'text',
		'cookie'   => 'text',
	);

	private const LONGEST_TEXT = 200;

	/** Number of days between two openings, or a keyword. */
	private const AGAIN = '/\A(?:page|visit|once|[1-9]\d{0,2})\z/';

	/** Name of a cookie. */
	private const COOKIE = '/\A[A-Za-z0-9_-]{1,64}\z/';

	/**
	 * Script parts needed by the overlays that open automatically: their triggers, and `conditions` if the
	 * browser must evaluate any.
	 *
	 * @var array<string, true>
	 */
	private static array $parts = array();

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
		self::$ids[]  = Ids::anchor( $attributes );
		self::$parts += array_fill_keys( array_column( $triggers, 'type' ), true );

		$id         = Ids::anchor( $attributes );
		$in_browser = array( ...$conditions->for_browser(), ...Arrangement::conditions( $id ) );
		if ( array() !== $in_browser ) {
			self::$parts['conditions'] = true;
		}
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
	 * Returns the script parts needed so far by the overlays that open automatically: their triggers, and
	 * `conditions` if the browser must evaluate any.
	 *
	 * @return array<string, true>
	 */
	public static function parts_needed(): array {
		return self::$parts;
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
		self::$ids   = array();
		self::$parts = array();
	}

	/**
	 * Validates triggers and drops invalid ones.
	 *
	 * @param mixed $chosen Block attribute.
	 * @return list<array{type: string, value: string}>
	 */
	private static function triggers( mixed $chosen ): array {
		$kept = array();
		foreach ( is_array( $chosen ) ? $chosen : array() as $one ) {
			$type = is_array( $one ) && is_string( $one['type'] ?? null ) ? $one['type'] : '';
			$kind = self::TRIGGERS[ $type ] ?? null;
			if ( null !== $kind ) {
				$value = self::value( $kind, $one['value'] ?? '' );
				if ( 'text' !== $kind || '' !== $value ) {
					$kept[] = compact( 'type', 'value' );
				}
			}
		}
		return $kept;
	}

	/**
	 * Returns a trigger's value as text.
	 *
	 * @param string $kind Type of the value: text, any text, number or none.
	 * @param mixed $value Value from the block attribute.
	 */
	private static function value( string $kind, mixed $value ): string {
		if ( 'none' === $kind || ! is_scalar( $value ) ) {
			return '';
		}
		$value = trim( (string) $value );
		if ( 'number' === $kind ) {
			return is_numeric( $value ) && $value >= 0 ? (string) ( 0 + $value ) : '';
		}
		return mb_substr( $value, 0, self::LONGEST_TEXT );
	}
}
