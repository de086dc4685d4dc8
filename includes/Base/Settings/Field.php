<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Http\Arg;
use Frontage\Http\Args;


defined( 'ABSPATH' ) || exit;

/**
 * One setting of a module.
 *
 * A value with a default, bounds, and the words that the settings screen shows.
 *
 * @api
 */
final class Field {
	/**
	 * Prepares the setting; the named constructors say of which kind.
	 *
	 * @param string               $control What the screen shows: `flag`, `int`, `image`, `text`, `choice`, `secret`.
	 * @param string               $label   Its name for people.
	 * @param Arg                  $arg     How a value is read.
	 * @param string               $help    What it does, if the name does not say it.
	 * @param array<string, mixed> $extra   Bounds or choices for the screen.
	 */
	private function __construct(
		public readonly string $control,
		public readonly string $label,
		private Arg $arg,
		public readonly string $help,
		public readonly array $extra = array()
	) {}

	/**
	 * On or off.
	 *
	 * @param string $label    Its name for people.
	 * @param bool   $fallback Until somebody chooses.
	 * @param string $help     What it does.
	 */
	public static function flag( string $label, bool $fallback, string $help = '' ): self {
		return new self( 'flag', $label, Args::flag( $fallback ), $help );
	}

	/**
	 * A whole number.
	 *
	 * @param string $label    Its name for people.
	 * @param int    $min      Smallest.
	 * @param int    $max      Largest.
	 * @param int    $fallback Until somebody chooses.
	 * @param string $help     What it does.
	 */
	public static function int( string $label, int $min, int $max, int $fallback, string $help = '' ): self {
		return new self( 'int', $label, Args::int( $min, $max, $fallback ), $help, compact( 'min', 'max' ) );
	}

	/**
	 * An image of the media library, by its number; 0 is none.
	 *
	 * @param string $label Its name for people.
	 * @param string $help  What it is for.
	 */
	public static function image( string $label, string $help = '' ): self {
		return new self( 'image', $label, Args::int( 0, PHP_INT_MAX, 0 ), $help );
	}

	/**
	 * One line of text.
	 *
	 * @param string $label    Its name for people.
	 * @param int    $max      Most characters.
	 * @param string $fallback Until somebody writes.
	 * @param string $help     What it does.
	 */
	public static function text( string $label, int $max, string $fallback = '', string $help = '' ): self {
		return new self( 'text', $label, Args::text( 0, $max, $fallback ), $help, compact( 'max' ) );
	}

	/**
	 * One of a closed list.
	 *
	 * @param string                $label    Its name for people.
	 * @param array<string, string> $choices  Names for people, by value.
	 * @param string                $fallback Until somebody chooses.
	 * @param string                $help     What it does.
	 */
	public static function choice( string $label, array $choices, string $fallback, string $help = '' ): self {
		return new self( 'choice', $label, Args::choice( array_keys( $choices ), $fallback ), $help, compact( 'choices' ) );
	}

	/**
	 * A key or password: goes in, never comes out again.
	 *
	 * @param string $label Its name for people.
	 * @param int    $max   Most characters.
	 * @param string $help  Where to get it.
	 */
	public static function secret( string $label, int $max = 255, string $help = '' ): self {
		return new self( 'secret', $label, Args::text( 0, $max, '' ), $help, compact( 'max' ) );
	}

	/** The value until somebody chooses one. */
	public function fallback(): mixed {
		return $this->arg->fallback;
	}

	/** Whether it must never leave the server. */
	public function is_secret(): bool {
		return 'secret' === $this->control;
	}

	/**
	 * Reads a value that somebody wants to save; null brings the default back.
	 *
	 * @param string $field The setting's full name, for the error.
	 * @param mixed  $raw   The value.
	 * @throws \Frontage\Http\Invalid_Argument If it is not what it must be.
	 */
	public function parse( string $field, mixed $raw ): mixed {
		return '' === $raw && in_array( $this->control, array( 'text', 'secret' ), true ) ? '' : $this->arg->parse( $field, $raw );
	}

	/**
	 * Reads a stored or constant value, which may be older than the rules: the default if it does not fit.
	 *
	 * @param mixed $stored The value.
	 */
	public function restore( mixed $stored ): mixed {
		try {
			return $this->parse( '', $stored );
		} catch ( \Frontage\Http\Invalid_Argument ) {
			return $this->fallback();
		}
	}
}
