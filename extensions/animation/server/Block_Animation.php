<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Animation;

defined( 'ABSPATH' ) || exit;

/**
 * One block's animation.
 *
 * The animation entry of S1 §3: style, repeat, duration, delay, intensity, starting_opacity and
 * speed_curve, each with `_tablet` and `_phone` variants. Its twin is `entry.ts`; both are
 * tested with `test/vectors.json`.
 */
final class Block_Animation {
	/** Field suffixes, keyed by the custom property's variant. */
	private const DEVICES = array(
		''  => '',
		't' => '_tablet',
		'p' => '_phone',
	);

	private const STYLES = array( 'slide', 'zoom', 'flip', 'fold', 'roll' );

	private const CURVES = array( 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out' );

	private const DIRECTIONS = array( 'center', 'top', 'bottom', 'start', 'end' );

	/** Values until the author chooses: percentages from S1 §5, times in milliseconds of our own. */
	private const DEFAULTS = array(
		'duration'         => 1000,
		'delay'            => 0,
		'intensity'        => 50,
		'starting_opacity' => 0,
	);

	/** Maximum values. */
	private const LIMITS = array(
		'duration'         => 10000,
		'delay'            => 10000,
		'intensity'        => 100,
		'starting_opacity' => 100,
	);

	/**
	 * Sets up an animation from settings that `from()` has checked.
	 *
	 * @param array<string, mixed> $settings The author's settings.
	 */
	private function __construct( private readonly array $settings ) {}

	/**
	 * Creates an animation from saved settings.
	 *
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @return self|null Null if there is no animation.
	 */
	public static function from( array $settings ): ?self {
		return in_array( $settings['style'] ?? '', self::STYLES, true ) ? new self( $settings ) : null;
	}

	/** Returns whether the animation is endless. */
	public function is_loop(): bool {
		return 'loop' === ( $this->settings['repeat'] ?? '' );
	}

	/** Returns the custom properties as declarations. Variants equal to the previous one are omitted. */
	public function style(): string {
		$declarations = array();
		$before       = array();
		foreach ( self::DEVICES as $variant => $suffix ) {
			$here = $this->properties( $suffix );
			foreach ( array_diff_assoc( $here, $before ) as $name => $value ) {
				$declarations[] = '--frontage-animation-' . $name . ( '' === $variant ? '' : "-$variant" ) . ':' . $value;
			}
			$before = $here;
		}
		return implode( ';', $declarations );
	}

	/**
	 * Returns the properties for one kind of device.
	 *
	 * @param string $suffix Such as `_phone`.
	 * @return array<string, string>
	 */
	private function properties( string $suffix ): array {
		$intensity = $this->number( 'intensity', $suffix );
		$style     = $this->choice( 'style', $suffix, self::STYLES, 'slide' );
		$direction = $this->choice( 'direction', $suffix, self::DIRECTIONS, 'center' );
		return array(
			'duration' => $this->number( 'duration', $suffix ) . 'ms',
			'delay'    => $this->number( 'delay', $suffix ) . 'ms',
			'curve'    => $this->choice( 'speed_curve', $suffix, self::CURVES, 'ease-in-out' ),
			'opacity'  => (string) ( $this->number( 'starting_opacity', $suffix ) / 100 ),
			'from'     => Start_Trigger::transform( $style, $direction, $intensity ),
			'origin'   => Start_Trigger::origin( $style, $direction ),
		);
	}

	/**
	 * Returns a number for one kind of device; smaller devices inherit from larger ones.
	 *
	 * @param string $field Such as `duration`.
	 * @param string $suffix Such as `_phone`.
	 */
	private function number( string $field, string $suffix ): int {
		$value = $this->value( $field, $suffix );
		return is_numeric( $value ) ? (int) max( 0, min( self::LIMITS[ $field ], (float) $value ) ) : self::DEFAULTS[ $field ];
	}

	/**
	 * Returns one of a list of values for one kind of device.
	 *
	 * @param string $field Such as `speed_curve`.
	 * @param string $suffix Such as `_phone`.
	 * @param list<string> $allowed Allowed values.
	 * @param string $fallback Value to use otherwise.
	 */
	private function choice( string $field, string $suffix, array $allowed, string $fallback ): string {
		$value = $this->value( $field, $suffix );
		return is_string( $value ) && in_array( $value, $allowed, true ) ? $value : $fallback;
	}

	/**
	 * Returns the value saved for a device, or for the next larger one.
	 *
	 * @param string $field Such as `delay`.
	 * @param string $suffix Such as `_phone`.
	 */
	private function value( string $field, string $suffix ): mixed {
		$order = array_values( self::DEVICES );
		for ( $index = (int) array_search( $suffix, $order, true ); $index >= 0; $index-- ) {
			$value = $this->settings[ $field . $order[ $index ] ] ?? '';
			if ( '' !== $value ) {
				return $value;
			}
		}
		return null;
	}
}
