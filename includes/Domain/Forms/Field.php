<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * A form field with its rules, as described by its saved block. Mirrors `FieldRules` in
 * `src/lib/form-rules/types.ts`.
 *
 * @phpstan-type When array{relation: string, rules: list<array{string, string, string}>}
 * @phpstan-type Chosen array{name: string, size: int, path?: string, receipt?: string}
 * @phpstan-type Value string|list<string>|list<Chosen>
 *
 * @since 0.3
 * @api
 */
final class Field {
	/**
	 * Kinds of Frontage; other plugins add theirs (`Field_Type`), which are texts.
	 *
	 * @internal
	 */
	public const KINDS = array(
		'text',
		'email',
		'phone',
		'url',
		'number',
		'textarea',
		'select',
		'radio',
		'checkbox',
		'date',
		'time',
		'range',
		'rating',
		'country',
		'calculation',
		'rows',
		'signature',
		'file',
		'hidden',
		'consent',
	);

	/**
	 * Field types that can have several values.
	 *
	 * @internal
	 */
	public const LISTS = array( 'checkbox', 'file' );

	private const MAX_DECIMALS = 4;
	private const KIND         = '/\A[a-z][a-z0-9-]{0,39}\z/';

	/**
	 * Stores the rules.
	 *
	 * @param string $name Unique name in the form: `original_id` of S1 §3.
	 * @param string $kind One of KINDS, or the name of a type of another plugin, which may not be active.
	 * @param string $label Visible label.
	 * @param bool $required Whether a value is required.
	 * @param int $min_length Minimum length in characters.
	 * @param int $max_length Maximum length in characters; 0 for no limit.
	 * @param float|int|string|null $min Minimum number; for dates a day such as `2027-01-31`, for times such as `09:30`.
	 * @param float|int|string|null $max Maximum, as for `$min`.
	 * @param float|int $step Step between numbers; 0 for any.
	 * @param string $pattern Regular expression that the whole text must match.
	 * @param list<string>|null $options Allowed values; null if any text is allowed.
	 * @param list<string> $types Allowed file extensions without the dot.
	 * @param int $size Maximum kilobytes per file; 0 for no limit of its own.
	 * @param int $count Maximum number of files.
	 * @param When|null $when @internal Condition for showing the field; null for always.
	 * @param list<When> $within @internal Conditions of the blocks that contain it, such as a group or a step; all must hold.
	 * @param string $formula Of a calculation, as for `Formula`.
	 * @param int $decimals Decimal places of a calculation.
	 * @param string $uploads @internal Name that it shares with the same field in other rows; files may move from one to another.
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
		public readonly ?array $when = null,
		public readonly array $within = array(),
		public readonly string $formula = '',
		public readonly int $decimals = 0,
		public readonly string $uploads = ''
	) {}

	/**
	 * Creates a field from the description that scripts receive.
	 *
	 * @param array<string, mixed> $rules Result of `to_array()`; invalid values are ignored.
	 * @internal
	 */
	public static function from( array $rules ): self {
		$number = static fn ( string $key ): float|int|string|null => is_scalar( $rules[ $key ] ?? null )
			&& ! is_bool( $rules[ $key ] )
			&& '' !== $rules[ $key ]
			? $rules[ $key ]
			: null;
		$whole  = static fn ( string $key, int $fallback = 0 ): int => max(
			0,
			(int) ( is_numeric( $rules[ $key ] ?? null ) ? $rules[ $key ] : $fallback )
		);
		$text   = static fn ( string $key ): string => is_string( $rules[ $key ] ?? null ) ? $rules[ $key ] : '';
		$texts  = static fn ( string $key ): array => array_values( array_filter( (array) ( $rules[ $key ] ?? array() ), 'is_string' ) );
		$step   = $number( 'step' );
		return new self(
			$text( 'name' ),
			self::is_kind( $text( 'kind' ) ) ? $text( 'kind' ) : 'text',
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
			Conditional_Logic::read( $rules['when'] ?? null ),
			array_values( array_filter( array_map( array( Conditional_Logic::class, 'read' ), (array) ( $rules['within'] ?? array() ) ) ) ),
			$text( 'formula' ),
			min( self::MAX_DECIMALS, $whole( 'decimals' ) ),
			$text( 'uploads' )
		);
	}

	/**
	 * Returns the description for scripts, without default values.
	 *
	 * @return array<string, mixed>
	 * @internal
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
			'within'    => $this->within,
			'formula'   => $this->formula,
			'decimals'  => $this->decimals,
			'uploads'   => $this->uploads,
		);
		$may = array(
			'min'     => $this->min,
			'max'     => $this->max,
			'options' => $this->options,
			'when'    => $this->when,
		);
		return array_filter( $all ) + array_filter( $may, static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * Returns whether a text can be the kind of a field, such as `text` or, with a plugin that adds it, `iban`.
	 *
	 * @param string $kind Saved or announced name.
	 * @internal
	 */
	public static function is_kind( string $kind ): bool {
		return 1 === preg_match( self::KIND, $kind );
	}

	/**
	 * Returns whether a condition, its own or that of a block around it, can hide the field.
	 *
	 * @internal
	 */
	public function is_conditional(): bool {
		return null !== $this->when || array() !== $this->within;
	}

	/**
	 * Returns whether its value can be files: uploads, or the drawing of a signature.
	 *
	 * @internal
	 */
	public function takes_files(): bool {
		return in_array( $this->kind, array( 'file', 'signature' ), true );
	}

	/**
	 * Returns the name under which its uploaded files wait until the form is sent.
	 *
	 * @internal
	 */
	public function upload_name(): string {
		return $this->uploads ?: $this->name;
	}

	/**
	 * Returns whether the field can have several values.
	 *
	 * @internal
	 */
	public function is_list(): bool {
		return in_array( $this->kind, self::LISTS, true );
	}
}
