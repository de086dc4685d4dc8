<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Scalar_Input;
use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

/**
 * A field of an ad network: what the owner enters, and what the Ads tab says about it.
 *
 * @since 0.3
 * @api
 */
final class Network_Field {
	/**
	 * Most characters of a value.
	 *
	 * @internal
	 */
	public const LONGEST = 1000;

	/**
	 * Stores the values; use `text()` or `choice()`.
	 *
	 * @param string $control `text` or `choice`.
	 * @param string $label Its name for people.
	 * @param string $help What it is, if the name does not say it.
	 * @param string $message What the owner reads when the value is missing or wrong.
	 * @param bool $is_required Whether the ad cannot be shown without it.
	 * @param string $pattern Regular expression of the whole value, without delimiters; empty for any text.
	 * @param string $placeholder Example that is shown while it is empty.
	 * @param array<string, string> $choices Labels, keyed by value.
	 * @param string $fallback Value until the owner chooses one.
	 * @internal
	 */
	private function __construct(
		public readonly string $control,
		public readonly string $label,
		public readonly string $help,
		private string $message,
		public readonly bool $is_required = true,
		public readonly string $pattern = '',
		public readonly string $placeholder = '',
		public readonly array $choices = array(),
		public readonly string $fallback = ''
	) {}

	/**
	 * Creates a single-line text field.
	 *
	 * @param string $message Sentence for a value that is missing or wrong, such as “Enter your publisher ID. It begins with ca-pub-.”
	 * @param string $pattern Regular expression of the whole value, without delimiters; empty for any text.
	 * @param bool $is_required Whether the ad cannot be shown without it.
	 * @param string $help Where the owner finds it.
	 * @param string $placeholder Example that is shown while it is empty.
	 */
	public static function text(
		string $label,
		string $message = '',
		string $pattern = '',
		bool $is_required = true,
		string $help = '',
		string $placeholder = ''
	): self {
		return new self( 'text', $label, $help, $message, $is_required, $pattern, $placeholder );
	}

	/**
	 * Creates a field with fixed choices.
	 *
	 * @param array<string, string> $choices Labels, keyed by value.
	 * @param string $fallback Value until the owner chooses one.
	 * @param string $help What the choices mean.
	 */
	public static function choice( string $label, array $choices, string $fallback, string $help = '' ): self {
		return new self( 'choice', $label, $help, '', choices: $choices, fallback: $fallback );
	}

	/**
	 * Reads a value; null if it is wrong. An empty text is right, see `is_complete()`.
	 *
	 * @param mixed $raw Untrusted value.
	 * @internal
	 */
	public function read( mixed $raw ): ?string {
		if ( 'choice' === $this->control ) {
			return Scalar_Input::choice( $raw, array_map( 'strval', array_keys( $this->choices ) ) );
		}
		$text = Text_Input::line( $raw, 0, self::LONGEST );
		return null === $text || '' === $text || $this->matches( $text ) ? $text : null;
	}

	/**
	 * Returns whether an ad can be shown with a value.
	 *
	 * @param string $value Stored value, which may predate the current pattern.
	 * @internal
	 */
	public function is_complete( string $value ): bool {
		$read = $this->read( $value );
		return null !== $read && ( '' !== $read || ! $this->is_required );
	}

	/**
	 * Returns what the owner reads when the value is missing or wrong.
	 *
	 * @internal
	 */
	public function message(): string {
		if ( '' !== $this->message ) {
			return $this->message;
		}
		/* translators: %s: name of a field, such as “Publisher ID”. */
		return sprintf( __( 'Enter a valid value in the field “%s”.', 'frontage' ), $this->label );
	}

	/**
	 * Returns whether the pattern is a regular expression.
	 *
	 * @internal
	 */
	public function has_valid_pattern(): bool {
		return null !== $this->matched( '' );
	}

	/**
	 * Returns whether a text has the form that the network wants.
	 *
	 * @param string $text Not empty.
	 */
	private function matches( string $text ): bool {
		return '' === $this->pattern || true === $this->matched( $text );
	}

	/**
	 * Returns whether a text matches the pattern; null if that is no regular expression.
	 *
	 * @param string $text Any text.
	 */
	private function matched( string $text ): ?bool {
		// The delimiter is a character that no pattern contains.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- The pattern is of another plugin, and reported if it is wrong.
		$matched = @preg_match( "\x01\\A(?:{$this->pattern})\\z\x01u", $text );
		return false === $matched ? null : 1 === $matched;
	}
}
