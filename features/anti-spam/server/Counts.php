<?php
declare( strict_types=1 );

namespace Frontage\Features\Anti_Spam;

defined( 'ABSPATH' ) || exit;

/**
 * The recorder's counts.
 *
 * The fourteen `ak_` fields (S2 §7). They come from the browser, so only their format is trusted.
 */
final class Counts {
	public const PREFIX = 'ak_';
	public const NAMES  = array( 'bib', 'bfs', 'bkpc', 'bkp', 'bmc', 'bmcc', 'bmk', 'bck', 'bmmc', 'btmc', 'bsc', 'bte', 'btec', 'bmm' );

	private const MAX_CHARACTERS = 2000;
	private const FORM           = '/\A[0-9,;]*\z/';

	/** No human fills in a form faster. */
	private const FAST_MS = 1500;

	/**
	 * Sets up the counts.
	 *
	 * @param array<string, string> $values Values by name, without the prefix.
	 */
	private function __construct( public readonly array $values ) {}

	/**
	 * Reads a request; the fields may also be in a form that was sent as a single string.
	 *
	 * @param array<array-key, mixed> $fields Unslashed fields.
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

	/** Returns how robotic the counts look, from 0 to 100; visitors without JavaScript are not judged. */
	public function score(): int {
		if ( ! isset( $this->values['bfs'] ) ) {
			return 0;
		}
		$moves = $this->number( 'bkpc' )
			+ $this->number( 'bmcc' )
			+ $this->number( 'bmmc' )
			+ $this->number( 'btmc' )
			+ $this->number( 'btec' )
			+ $this->number( 'bsc' );
		$took  = $this->number( 'bfs' ) - $this->number( 'bib' );
		$score = 0 === $moves ? 50 : 0;
		if ( isset( $this->values['bib'] ) && $took < self::FAST_MS ) {
			$score += 40;
		}
		return $score;
	}

	/**
	 * Returns a count.
	 *
	 * @param string $name Name of the count.
	 */
	private function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}
}
