<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Providers\With_List;

defined( 'ABSPATH' ) || exit;

/**
 * A further question of a newsletter form.
 *
 * A field in addition to email address and name: its rules, its options by ID, and the format in which
 * a vendor expects the answer (S1 §7).
 */
final class Question {
	public const KINDS = array( 'text', 'email', 'number', 'select', 'radio', 'checkbox' );

	/** Kinds with options. */
	public const CHOICES = array( 'select', 'radio', 'checkbox' );

	private const MAX_QUESTIONS = 12;
	private const MAX_OPTIONS   = 60;
	private const MAX_TEXT      = 200;
	private const NAME          = '/[^a-z0-9_-]+/i';

	/**
	 * Sets the properties.
	 *
	 * @param Field $field The field with its rules.
	 * @param array<string, string> $options Texts, keyed by ID.
	 */
	private function __construct( public readonly Field $field, public readonly array $options ) {}

	/**
	 * Reads questions from the block attribute or from the signed grant.
	 *
	 * @param mixed $saved Saved questions; invalid ones are left out.
	 * @return list<self>
	 */
	public static function all( mixed $saved ): array {
		$all = array();
		foreach ( array_slice( array_values( is_array( $saved ) ? $saved : array() ), 0, self::MAX_QUESTIONS ) as $one ) {
			$name = is_array( $one ) && is_string( $one['id'] ?? null ) ? (string) preg_replace( self::NAME, '', $one['id'] ) : '';
			if ( '' !== $name && ! isset( $all[ $name ] ) ) {
				$all[ $name ] = self::of( $name, (array) $one );
			}
		}
		return array_values( $all );
	}

	/**
	 * Returns the question for the signed grant.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$options = array();
		foreach ( $this->options as $id => $label ) {
			$options[] = array(
				'id'    => (string) $id,
				'label' => $label,
			);
		}
		$when = null === $this->field->when ? array() : array( 'when' => $this->field->when );
		return $when + array(
			'id'       => $this->field->name,
			'type'     => $this->field->kind,
			'label'    => $this->field->label,
			'required' => $this->field->required,
			'options'  => $options,
		);
	}

	/**
	 * Returns the data a script needs for its condition, and for conditions that refer to it.
	 *
	 * @return array<string, mixed>
	 */
	public function rules(): array {
		return array_intersect_key( $this->field->to_array(), array_flip( array( 'name', 'kind', 'required', 'when' ) ) );
	}

	/**
	 * Returns whether it gets the `required` attribute. Without JavaScript, a hidden required question would
	 * block the form.
	 */
	public function is_always_needed(): bool {
		return $this->field->required && null === $this->field->when;
	}

	/**
	 * Returns the IDs of the answered options, whether sent as ID, text, list, or map keyed by ID.
	 *
	 * @param mixed $sent Value from the request.
	 * @return string|list<string>
	 */
	public function read( mixed $sent ): string|array {
		if ( array() === $this->options ) {
			return is_scalar( $sent ) ? mb_substr( (string) $sent, 0, self::MAX_TEXT * 5 ) : '';
		}
		$list = is_array( $sent ) ? ( array_is_list( $sent ) ? $sent : array_keys( $sent ) ) : array( $sent );
		$ids  = array();
		foreach ( array_slice( $list, 0, self::MAX_OPTIONS ) as $one ) {
			$text  = is_scalar( $one ) ? (string) $one : '';
			$found = isset( $this->options[ $text ] ) ? false : array_search( $text, $this->options, true );
			$ids[] = false === $found ? $text : (string) $found;
		}
		$ids = array_values( array_filter( $ids, static fn ( string $id ): bool => '' !== $id ) );
		return 'checkbox' === $this->field->kind ? $ids : ( $ids[0] ?? '' );
	}

	/**
	 * Returns the answer in the format that a vendor expects.
	 *
	 * @param string|list<string> $value Validated IDs.
	 * @param string $shape One of the shapes of `With_List`.
	 * @return string|array<string, string>
	 */
	public function shape( string|array $value, string $shape ): string|array {
		if ( array() === $this->options ) {
			return is_string( $value ) ? $value : '';
		}
		$chosen = array_intersect_key( $this->options, array_flip( (array) $value ) );
		return match ( $shape ) {
			With_List::AS_MAP => $chosen,
			With_List::AS_ID  => implode( ',', array_map( 'strval', array_keys( $chosen ) ) ),
			default           => implode( ', ', $chosen ),
		};
	}

	/**
	 * Creates a question.
	 *
	 * @param string $name Question name.
	 * @param array<mixed, mixed> $one Saved data.
	 */
	private static function of( string $name, array $one ): self {
		$kind    = in_array( $one['type'] ?? '', self::KINDS, true ) ? $one['type'] : 'text';
		$options = in_array( $kind, self::CHOICES, true ) ? self::options( $one['options'] ?? array() ) : array();
		$label   = is_string( $one['label'] ?? null ) ? mb_substr( trim( $one['label'] ), 0, self::MAX_TEXT ) : '';
		$field   = new Field(
			$name,
			$kind,
			'' === $label ? $name : $label,
			(bool) ( $one['required'] ?? false ),
			max_length: count( $options ) > 0 ? 0 : self::MAX_TEXT,
			options: in_array( $kind, self::CHOICES, true ) ? array_map( 'strval', array_keys( $options ) ) : null,
			when: Conditional_Logic::read( $one['when'] ?? null )
		);
		return new self( $field, $options );
	}

	/**
	 * Reads options.
	 *
	 * @param mixed $saved Saved data.
	 * @return array<string, string> Texts, keyed by ID.
	 */
	private static function options( mixed $saved ): array {
		$options = array();
		foreach ( array_slice( array_values( is_array( $saved ) ? $saved : array() ), 0, self::MAX_OPTIONS ) as $one ) {
			$label = is_array( $one ) && is_string( $one['label'] ?? null ) ? mb_substr( trim( $one['label'] ), 0, self::MAX_TEXT ) : '';
			$id    = is_array( $one ) && is_string( $one['id'] ?? null ) ? (string) preg_replace( self::NAME, '', $one['id'] ) : '';
			if ( '' !== $label ) {
				$options[ '' === $id ? substr( md5( $label ), 0, 10 ) : $id ] = $label;
			}
		}
		return $options;
	}
}
