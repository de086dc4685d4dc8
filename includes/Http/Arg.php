<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Closure;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * One argument of an action.
 *
 * Parses untrusted input to a value of a known type within bounds. Created by `Args`.
 *
 * @api
 */
final class Arg {
	/**
	 * Stores the definition.
	 *
	 * @param string $wants What it must be, in words that fit after “must be”.
	 * @param Closure( mixed, string ): mixed $parse Returns the value, or null if it is invalid; may throw Invalid_Argument.
	 * @param bool $required Whether a missing or empty value is rejected.
	 * @param mixed $fallback Value if it is missing or empty.
	 * @param (Closure( mixed ): mixed)|null $authorize Returns the value as far as the visitor may see it; may throw Action_Exception.
	 * @param bool $keeps_empty_list Whether an empty list is a value, and not missing.
	 * @internal
	 */
	public function __construct(
		public readonly string $wants,
		private Closure $parse,
		public readonly bool $required = true,
		public readonly mixed $fallback = null,
		private ?Closure $authorize = null,
		private bool $keeps_empty_list = false
	) {}

	/**
	 * Parses a value.
	 *
	 * @param string $field Argument name, for the error.
	 * @param mixed $raw Unslashed input; null if it is missing.
	 * @return mixed Parsed value.
	 * @throws Invalid_Argument If it is missing or invalid.
	 * @internal
	 */
	public function parse( string $field, mixed $raw ): mixed {
		if ( null === $raw || '' === $raw || ( array() === $raw && ! $this->keeps_empty_list ) ) {
			if ( $this->required ) {
				throw Invalid_Argument::missing( $field );
			}
			return $this->fallback;
		}
		return ( $this->parse )( $raw, $field ) ?? throw Invalid_Argument::invalid( $field, $this->wants );
	}

	/**
	 * Checks that the visitor may see what the value refers to.
	 *
	 * @param mixed $value Result of `parse`.
	 * @return mixed Value, or the part of it that the visitor may see.
	 * @throws Action_Exception If it must appear not to exist.
	 * @internal
	 */
	public function authorize( mixed $value ): mixed {
		return null === $this->authorize ? $value : ( $this->authorize )( $value );
	}

	/**
	 * Returns a description for the table of actions.
	 *
	 * @internal
	 */
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
