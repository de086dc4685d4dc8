<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Closure;
use Frontage\Base\Argument_Description;
use Frontage\Base\Scalar_Input;
use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * A setting of a module.
 *
 * A value with a default, limits, and the text that the settings screen shows.
 *
 * @api
 */
final class Field {
	/**
	 * Prepares the setting; the named constructors say of which kind.
	 *
	 * @param string               $control What the screen shows: `flag`, `int`, `image`, `text`, `sentence`, `lines`, `choice`, `secret`.
	 * @param string               $label   Its name for people.
	 * @param string               $wants   What a value must be, in words that fit after “must be”.
	 * @param Closure              $read    Gives the value, or null if it is not that.
	 * @param mixed                $fallback The value until the owner chooses one.
	 * @param string               $help    What it does, if the name does not say it.
	 * @param array<string, mixed> $extra   Bounds or choices for the screen.
	 * @param (Closure(): string)|null $note  Returns what the screen says about the value as it is now; empty for nothing.
	 * @internal
	 */
	private function __construct(
		public readonly string $control,
		public readonly string $label,
		private string $wants,
		private Closure $read,
		private mixed $fallback,
		public readonly string $help,
		public readonly array $extra = array(),
		private ?Closure $note = null
	) {}

	/**
	 * Creates a switch.
	 *
	 * @param bool $fallback Default value.
	 * @param string $help Help text.
	 */
	public static function flag( string $label, bool $fallback, string $help = '' ): self {
		return new self( 'flag', $label, Argument_Description::flag(), Scalar_Input::flag( ... ), $fallback, $help );
	}

	/**
	 * Creates an integer field.
	 *
	 * @param int $min Minimum.
	 * @param int $max Maximum.
	 * @param int $fallback Default value.
	 * @param string $help Help text.
	 */
	public static function int( string $label, int $min, int $max, int $fallback, string $help = '' ): self {
		return new self(
			'int',
			$label,
			Argument_Description::whole( $min, $max ),
			static fn ( mixed $raw ): ?int => Scalar_Input::whole( $raw, $min, $max ),
			$fallback,
			$help,
			compact( 'min', 'max' )
		);
	}

	/**
	 * Creates an image field. The value is an attachment ID; 0 for none.
	 *
	 * @param string $help Help text.
	 */
	public static function image( string $label, string $help = '' ): self {
		$read = static fn ( mixed $raw ): ?int => Scalar_Input::whole( $raw, 0, PHP_INT_MAX );
		return new self( 'image', $label, Argument_Description::image(), $read, 0, $help );
	}

	/**
	 * Creates a single-line text field.
	 *
	 * @param int $max Maximum length in characters.
	 * @param string $fallback Default value.
	 * @param string $help Help text.
	 * @param (Closure(string): string)|null $problem Returns what is wrong with a value; empty if nothing is.
	 */
	public static function text( string $label, int $max, string $fallback = '', string $help = '', ?Closure $problem = null ): self {
		return new self(
			'text',
			$label,
			Argument_Description::text( 0, $max ),
			static function ( mixed $raw ) use ( $max, $problem ): ?string {
				$text  = Text_Input::line( $raw, 0, $max );
				$wrong = null === $text || null === $problem ? '' : $problem( $text );
				return '' === $wrong ? $text : throw new Invalid_Setting( '', $wrong );
			},
			$fallback,
			$help,
			compact( 'max' )
		);
	}

	/**
	 * Creates a field for a sentence that replaces a default one.
	 *
	 * @param int $max Maximum length in characters.
	 * @param string $placeholder The default sentence, which an empty value keeps.
	 */
	public static function sentence( string $label, int $max, string $placeholder ): self {
		return new self(
			'sentence',
			$label,
			Argument_Description::text( 0, $max ),
			static fn ( mixed $raw ): ?string => Text_Input::line( $raw, 0, $max ),
			'',
			'',
			compact( 'max', 'placeholder' )
		);
	}

	/**
	 * Creates a field for text in lines, such as a file.
	 *
	 * @param int $max Maximum length in characters.
	 * @param string $help Help text.
	 * @param Closure(string): string $problem Returns what is wrong, such as the number of a line; empty if nothing is.
	 */
	public static function lines( string $label, int $max, string $help, Closure $problem ): self {
		return new self(
			'lines',
			$label,
			Argument_Description::text( 0, $max ),
			static function ( mixed $raw ) use ( $max, $problem ): ?string {
				$text  = Text_Input::lines( $raw, 0, $max );
				$wrong = null === $text ? '' : $problem( $text );
				return '' === $wrong ? $text : throw new Invalid_Setting( '', $wrong );
			},
			'',
			$help,
			compact( 'max' )
		);
	}

	/**
	 * Creates a field with fixed choices.
	 *
	 * @param array<string, string> $choices Labels, keyed by value.
	 * @param string $fallback Default value.
	 * @param string $help Help text.
	 */
	public static function choice( string $label, array $choices, string $fallback, string $help = '' ): self {
		$values = array_map( 'strval', array_keys( $choices ) );
		return new self(
			'choice',
			$label,
			Argument_Description::choice( $values ),
			static fn ( mixed $raw ): ?string => Scalar_Input::choice( $raw, $values ),
			$fallback,
			$help,
			compact( 'choices' )
		);
	}

	/**
	 * Creates a field for a key or password, which is write-only.
	 *
	 * @param int $max Maximum length in characters.
	 * @param string $help Where to get it.
	 */
	public static function secret( string $label, int $max = 255, string $help = '' ): self {
		return new self(
			'secret',
			$label,
			Argument_Description::text( 0, $max ),
			static fn ( mixed $raw ): ?string => Text_Input::line( $raw, 0, $max ),
			'',
			$help,
			compact( 'max' )
		);
	}

	/**
	 * Returns a copy with a note about the value.
	 *
	 * @param Closure(): string $note Returns what the screen says about the value as it is now; empty for nothing.
	 */
	public function with_note( Closure $note ): self {
		return new self( $this->control, $this->label, $this->wants, $this->read, $this->fallback, $this->help, $this->extra, $note );
	}

	/**
	 * Returns what the screen says about the value as it is now; empty for nothing.
	 *
	 * @internal
	 */
	public function note(): string {
		return null === $this->note ? '' : ( $this->note )();
	}

	/**
	 * The default value.
	 *
	 * @internal
	 */
	public function fallback(): mixed {
		return $this->fallback;
	}

	/**
	 * Returns whether the value must never leave the server.
	 *
	 * @internal
	 */
	public function is_secret(): bool {
		return 'secret' === $this->control;
	}

	/**
	 * Parses a value to save; null restores the default.
	 *
	 * @param string $field The setting's full name, for the error.
	 * @param mixed  $raw   The value.
	 * @throws Invalid_Setting If it is not what it must be.
	 * @internal
	 */
	public function parse( string $field, mixed $raw ): mixed {
		if ( '' === $raw && in_array( $this->control, array( 'text', 'sentence', 'lines', 'secret' ), true ) ) {
			return '';
		}
		if ( null === $raw || '' === $raw || array() === $raw ) {
			return $this->fallback;
		}
		try {
			$value = ( $this->read )( $raw );
		} catch ( Invalid_Setting $error ) {
			throw new Invalid_Setting( $field, $error->getMessage() );
		}
		return $value ?? throw Invalid_Setting::wrong( $field, $this->wants );
	}

	/**
	 * Reads a stored or constant value, which may predate the current rules. Returns the default if it is invalid.
	 *
	 * @param mixed $stored Stored value.
	 * @internal
	 */
	public function restore( mixed $stored ): mixed {
		try {
			return $this->parse( '', $stored );
		} catch ( Invalid_Setting ) {
			return $this->fallback;
		}
	}
}
