<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * When an overlay opens by itself.
 *
 * Reads what an author chose, decides what the server can decide, and writes the rest for the browser.
 *
 * A page is the same for every anonymous visitor: device, referrer, date and cart are looked at
 * after it has loaded. Its twin is `src/ui/overlay-rules`.
 */
final class Rules {
	/** What may open an overlay, with the kind of its value. */
	private const TRIGGERS = array(
		'click'    => 'text',
		'delay'    => 'number',
		'scroll'   => 'number',
		'position' => 'number',
		'bottom'   => 'number',
		'exit'     => 'none',
		'idle'     => 'number',
		'comment'  => 'none',
		'purchase' => 'none',
		'param'    => 'text',
	);

	private const LONGEST_TEXT = 200;

	/** Days between two openings, or a word. */
	private const AGAIN = '/\A(?:page|visit|once|[1-9]\d{0,2})\z/';

	/**
	 * What the overlays that open by themselves on the page need: their triggers, and whether the browser has conditions to look at.
	 *
	 * @var array<string, true>
	 */
	private static array $parts = array();

	/**
	 * The rules as the browser gets them.
	 *
	 * @param array<string, mixed> $attributes The block's: triggers, conditions, again, isDemanded.
	 * @return string|null JSON for the attribute `data-overlay`; null if the overlay does not open by itself here.
	 */
	public static function json( array $attributes ): ?string {
		$triggers = self::triggers( $attributes['triggers'] ?? null );
		if ( array() === $triggers || is_customize_preview() ) {
			return null;
		}
		$conditions = Conditions::of( $attributes['conditions'] ?? null );
		if ( ! $conditions->hold_on_server() ) {
			return null;
		}
		self::$parts += array_fill_keys( array_column( $triggers, 'type' ), true );

		$in_browser = $conditions->for_browser();
		if ( array() !== $in_browser ) {
			self::$parts['conditions'] = true;
		}
		$again = $attributes['again'] ?? '';
		$rules = array(
			'triggers'   => $triggers,
			'conditions' => $in_browser,
			'again'      => is_string( $again ) && preg_match( self::AGAIN, $again ) ? $again : 'visit',
			'isDemanded' => true === ( $attributes['isDemanded'] ?? false ),
		);
		return (string) wp_json_encode( $rules, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * What the overlays that open by themselves on the page need, by now: their triggers, and `conditions` where the browser has some to look at.
	 *
	 * @return array<string, true>
	 */
	public static function parts_needed(): array {
		return self::$parts;
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$parts = array();
	}

	/**
	 * Keeps what is a trigger.
	 *
	 * @param mixed $chosen What the block says.
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
	 * A trigger's value as text.
	 *
	 * @param string $kind  Text, number or none.
	 * @param mixed  $value What the block says.
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
