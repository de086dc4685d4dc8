<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Anti_Spam;

defined( 'ABSPATH' ) || exit;

/**
 * What the recorder has counted.
 *
 * The fourteen `ak_` fields (S2 §7); a visitor may send anything there, so only its form is believed.
 */
final class Counts {
	public const PREFIX = 'ak_';
	public const NAMES  = array( 'bib', 'bfs', 'bkpc', 'bkp', 'bmc', 'bmcc', 'bmk', 'bck', 'bmmc', 'btmc', 'bsc', 'bte', 'btec', 'bmm' );

	private const MAX_CHARACTERS = 2000;
	private const FORM           = '/\A[0-9,;]*\z/';

	/** Nobody fills in a form in less. */
	private const FAST_MS = 1500;

	/**
	 * Prepares the counts.
	 *
	 * @param array<string, string> $values By name, without the prefix.
	 */
	private function __construct( public readonly array $values ) {}

	/**
	 * Reads a request; the fields may also lie in a form that was sent as one text.
	 *
	 * @param array<array-key, mixed> $fields Without slashes.
	 */
	public static function of( array $fields ): self {
		if ( is_string( $fields['subscriber_info'] ?? null ) && substr_count( $fields['subscriber_info'], '&' ) < 200 ) {
			parse_str( $fields['subscriber_info'], $fields );
		}
		$values = array();
		foreach ( self::NAMES as $name ) {
			$value = $fields[ self::PREFIX . $name ] ?? null;
			if ( is_string( $value ) && strlen( $value ) <= self::MAX_CHARACTERS && 1 === preg_match( self::FORM, $value ) ) {
				$values[ $name ] = $value;
			}
		}
		return new self( $values );
	}

	/** How much it looks like a robot, from 0 to 100; whoever has no script is not judged. */
	public function score(): int {
		if ( ! isset( $this->values['bfs'] ) ) {
			return 0;
		}
		$moves = $this->number( 'bkpc' ) + $this->number( 'bmcc' ) + $this->number( 'bmmc' ) + $this->number( 'btmc' ) + $this->number( 'btec' ) + $this->number( 'bsc' );
		$took  = $this->number( 'bfs' ) - $this->number( 'bib' );
		$score = 0 === $moves ? 50 : 0;
		if ( isset( $this->values['bib'] ) && $took < self::FAST_MS ) {
			$score += 40;
		}
		return $score;
	}

	/**
	 * A count.
	 *
	 * @param string $name Which.
	 */
	private function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}
}
