<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * What authors enter for a trigger: nothing, a number, or a text.
 *
 * @since 0.3
 * @api
 */
final class Trigger_Value {
	private const LONGEST_TEXT = 200;

	/**
	 * Stores the properties.
	 *
	 * @param string $kind `none`, `number`, `text`, or `any text`, which may be empty.
	 * @param string $label Label of the field.
	 * @param string $initial Value of a new trigger.
	 * @param float $min Least number.
	 * @param float|null $max Greatest number.
	 * @param string $help Sentence below the field.
	 * @internal
	 */
	private function __construct(
		public readonly string $kind,
		private readonly string $label = '',
		private readonly string $initial = '',
		private readonly float $min = 0,
		private readonly ?float $max = null,
		private readonly string $help = '',
	) {}

	/** Returns a value of triggers that need none. */
	public static function none(): self {
		return new self( 'none' );
	}

	/**
	 * Returns a number, which authors may leave empty.
	 *
	 * @param string $label Label of its field, with the unit.
	 * @param string $initial Value of a new trigger.
	 * @param float $min A smaller number counts as empty.
	 * @param float|null $max A greater number counts as this one.
	 * @param string $help Sentence below the field.
	 */
	public static function number( string $label, string $initial = '', float $min = 0, ?float $max = null, string $help = '' ): self {
		return new self( 'number', $label, $initial, $min, $max, $help );
	}

	/**
	 * Returns a text of at most 200 characters, without which the trigger is ignored.
	 *
	 * @param string $label Label of its field.
	 * @param string $initial Value of a new trigger.
	 * @param string $help Sentence below the field.
	 */
	public static function text( string $label, string $initial = '', string $help = '' ): self {
		return new self( 'text', $label, $initial, help: $help );
	}

	/**
	 * Returns a text of at most 200 characters, which may be empty.
	 *
	 * @param string $label Label of its field.
	 * @param string $initial Value of a new trigger.
	 * @param string $help Sentence below the field.
	 */
	public static function optional_text( string $label, string $initial = '', string $help = '' ): self {
		return new self( 'any text', $label, $initial, help: $help );
	}

	/**
	 * Returns a saved value as pages print it; null if the trigger cannot work with it.
	 *
	 * @param mixed $value Not trusted.
	 * @internal
	 */
	public function clean( mixed $value ): ?string {
		$text = 'none' !== $this->kind && is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( 'number' === $this->kind ) {
			return is_numeric( $text ) && $text >= $this->min ? (string) min( 0 + $text, $this->max ?? INF ) : '';
		}
		return '' === $text && 'text' === $this->kind ? null : mb_substr( $text, 0, self::LONGEST_TEXT );
	}

	/**
	 * Returns the field for the editor, without what is empty.
	 *
	 * @return array{type: string, label?: string, initial?: string, min?: float, max?: float, help?: string}|null Null for none.
	 * @internal
	 */
	public function field(): ?array {
		$is_number = 'number' === $this->kind;
		return 'none' === $this->kind ? null : array_filter(
			array(
				'type'    => $is_number ? 'number' : 'text',
				'label'   => $this->label,
				'initial' => $this->initial,
				'min'     => $is_number ? $this->min : null,
				'max'     => $this->max,
				'help'    => $this->help,
			),
			static fn ( mixed $property ): bool => null !== $property && '' !== $property
		);
	}
}
