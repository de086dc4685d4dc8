<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * One field of a request.
 *
 * Turns what a browser sent into a value with a known type and known bounds; made by `Args`.
 */
final class Arg {
	/**
	 * Prepares the field.
	 *
	 * @param string                              $wants    What it must be, in words that fit after “must be”.
	 * @param Closure( mixed, string ): mixed     $parse    Gives the value, or null if it is not that; may throw Invalid_Argument.
	 * @param bool                                $required Whether a missing or empty field is refused.
	 * @param mixed                               $fallback The value of a missing or empty field.
	 * @param (Closure( mixed ): mixed)|null      $authorize      Gives the value as far as the visitor may see it; may throw Refusal.
	 */
	public function __construct(
		public readonly string $wants,
		private Closure $parse,
		public readonly bool $required = true,
		public readonly mixed $fallback = null,
		private ?Closure $authorize = null
	) {}

	/**
	 * Reads the field.
	 *
	 * @param string $field Its name, for the error.
	 * @param mixed  $raw   What was sent, without slashes; null if nothing was.
	 * @return mixed The value.
	 * @throws Invalid_Argument If it is missing or is not what it must be.
	 */
	public function parse( string $field, mixed $raw ): mixed {
		if ( null === $raw || '' === $raw || array() === $raw ) {
			if ( $this->required ) {
				throw Invalid_Argument::missing( $field );
			}
			return $this->fallback;
		}
		return ( $this->parse )( $raw, $field ) ?? throw Invalid_Argument::invalid( $field, $this->wants );
	}

	/**
	 * Checks that the visitor may see what the value points to.
	 *
	 * @param mixed $value A value that `parse` gave.
	 * @return mixed The value, or the part of it that the visitor may see.
	 * @throws Action_Exception If it must look as if it did not exist.
	 */
	public function authorize( mixed $value ): mixed {
		return null === $this->authorize ? $value : ( $this->authorize )( $value );
	}

	/** The field in words, for the table of actions. */
	public function describe(): string {
		if ( $this->required ) {
			return $this->wants;
		}
		$fallback = wp_json_encode( $this->fallback, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return in_array( $this->fallback, array( null, '', 0, array() ), true )
			? $this->wants . '; optional'
			: $this->wants . '; default ' . $fallback;
	}
}
