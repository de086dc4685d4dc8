<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What a form's field wants.
 *
 * One field of a form, as its saved block describes it; the twin of `FieldRules` in `src/lib/form-rules/types.ts`.
 *
 * @phpstan-type When array{relation: string, rules: list<array{string, string, string}>}
 * @phpstan-type Chosen array{name: string, size: int, path?: string, receipt?: string}
 * @phpstan-type Value string|list<string>|list<Chosen>
 */
final class Field {
	public const KINDS = array( 'text', 'email', 'phone', 'url', 'number', 'textarea', 'select', 'radio', 'checkbox', 'date', 'file', 'hidden', 'consent' );

	/** Kinds whose value may be several. */
	public const LISTS = array( 'checkbox', 'file' );

	/**
	 * Prepares the field.
	 *
	 * @param string                $name       Its own name in the form: `original_id` of S1 §3.
	 * @param string                $kind       One of KINDS.
	 * @param string                $label      What visitors read.
	 * @param bool                  $required   Whether it must be filled in.
	 * @param int                   $min_length In characters.
	 * @param int                   $max_length In characters; 0 for no limit.
	 * @param float|int|string|null $min        A number; of dates a day such as `2027-01-31`.
	 * @param float|int|string|null $max        The same.
	 * @param float|int             $step       Between numbers; 0 for any.
	 * @param string                $pattern    A regular expression that the whole text must match.
	 * @param list<string>|null     $options    What may be chosen; null where anything may be typed.
	 * @param list<string>          $types      Endings of files without the dot.
	 * @param int                   $size       Most kilobytes of a file; 0 for no limit of its own.
	 * @param int                   $count      Most files.
	 * @param When|null             $when       When the field is shown; null for always.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $kind,
		public readonly string $label = '',
		public readonly bool $required = false,
		public readonly int $min_length = 0,
		public readonly int $max_length = 0,
		public readonly float|int|string|null $min = null,
		public readonly float|int|string|null $max = null,
		public readonly float|int $step = 0,
		public readonly string $pattern = '',
		public readonly ?array $options = null,
		public readonly array $types = array(),
		public readonly int $size = 0,
		public readonly int $count = 1,
		public readonly ?array $when = null
	) {}

	/**
	 * Reads a description in the form that scripts get.
	 *
	 * @param array<string, mixed> $rules As `to_array()` gives; what is not as it must be is left out.
	 */
	public static function from( array $rules ): self {
		$number = static fn ( string $key ): float|int|string|null => is_scalar( $rules[ $key ] ?? null ) && ! is_bool( $rules[ $key ] ) && '' !== $rules[ $key ] ? $rules[ $key ] : null;
		$whole  = static fn ( string $key, int $fallback = 0 ): int => max( 0, (int) ( is_numeric( $rules[ $key ] ?? null ) ? $rules[ $key ] : $fallback ) );
		$text   = static fn ( string $key ): string => is_string( $rules[ $key ] ?? null ) ? $rules[ $key ] : '';
		$texts  = static fn ( string $key ): array => array_values( array_filter( (array) ( $rules[ $key ] ?? array() ), 'is_string' ) );
		$step   = $number( 'step' );
		return new self(
			$text( 'name' ),
			in_array( $rules['kind'] ?? '', self::KINDS, true ) ? $rules['kind'] : 'text',
			$text( 'label' ),
			true === ( $rules['required'] ?? false ),
			$whole( 'minLength' ),
			$whole( 'maxLength' ),
			$number( 'min' ),
			$number( 'max' ),
			is_numeric( $step ) ? max( 0, $step + 0 ) : 0,
			$text( 'pattern' ),
			isset( $rules['options'] ) ? $texts( 'options' ) : null,
			$texts( 'types' ),
			$whole( 'size' ),
			max( 1, $whole( 'count', 1 ) ),
			Conditional_Logic::read( $rules['when'] ?? null )
		);
	}

	/**
	 * The description in the form that scripts get; what says nothing is left out.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$all = array(
			'name'      => $this->name,
			'kind'      => $this->kind,
			'label'     => $this->label,
			'required'  => $this->required,
			'minLength' => $this->min_length,
			'maxLength' => $this->max_length,
			'step'      => $this->step,
			'pattern'   => $this->pattern,
			'types'     => $this->types,
			'size'      => $this->size,
			'count'     => $this->count > 1 ? $this->count : 0,
		);
		$may = array(
			'min'     => $this->min,
			'max'     => $this->max,
			'options' => $this->options,
			'when'    => $this->when,
		);
		return array_filter( $all ) + array_filter( $may, static fn ( mixed $value ): bool => null !== $value );
	}

	/** Whether its value may be several. */
	public function is_list(): bool {
		return in_array( $this->kind, self::LISTS, true );
	}
}
