<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Typed_Number;

defined( 'ABSPATH' ) || exit;

/** A filter by a range of numbers in a public custom field, such as a price: `?price=10..50`, `?price=..50`. */
final class Range_Filter extends Filter {
	/** What separates the ends in addresses. */
	public const TO = '..';

	/** Maximum number of decimal places; what goes beyond them is cut off. */
	private const PLACES = 4;

	/** Largest number. */
	private const LARGEST = 1e12;

	/**
	 * Returns the value in an address; forms without JavaScript send the ends, as they were typed, as `price[from]` and
	 * `price[to]`.
	 *
	 * @param mixed $given Untrusted value.
	 */
	public function raw( mixed $given ): string {
		if ( ! is_array( $given ) ) {
			return parent::raw( $given );
		}
		$end = fn ( mixed $typed ): string => Typed_Number::read( parent::raw( $typed ) );
		return $end( $given['from'] ?? '' ) . self::TO . $end( $given['to'] ?? '' );
	}

	/**
	 * Returns the range.
	 *
	 * @param string $raw Two numbers with two dots between them; one may be missing.
	 */
	public function parse( string $raw ): array {
		$ends = explode( self::TO, $raw );
		if ( 2 !== count( $ends ) || ( '' !== $ends[0] . $ends[1] && ! self::are_numbers( $ends ) ) ) {
			return array();
		}
		list( $min, $max ) = array_map( static fn ( string $end ): string => '' === $end ? '' : self::number( (float) $end ), $ends );
		if ( '' === $min . $max ) {
			return array();
		}
		$is_turned = '' !== $min && '' !== $max && (float) $min > (float) $max;
		return array( $is_turned ? $max . self::TO . $min : $min . self::TO . $max );
	}

	/**
	 * Returns the list with only the posts in the range.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values The range.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		list( $min, $max ) = self::ends( $values );
		return $list->with(
			array( 'choices' => array( ...$list->data['choices'], array( 'field' => $this->field() ) + compact( 'min', 'max' ) ) )
		);
	}

	/**
	 * Returns the range with its title, for people.
	 *
	 * @param string $value The range.
	 */
	public function label( string $value ): string {
		list( $min, $max ) = array_map( $this->text( ... ), self::ends( array( $value ) ) );
		$range             = match ( '' ) {
			/* translators: %s: a number, such as a price. */
			$min    => sprintf( __( 'up to %s', 'frontage' ), $max ),
			/* translators: %s: a number, such as a price. */
			$max    => sprintf( __( 'from %s', 'frontage' ), $min ),
			default => "$min – $max",
		};
		$title = $this->title();
		return '' === $title ? $range : "$title: $range";
	}

	/**
	 * Returns the ends of what is chosen; empty for none.
	 *
	 * @param list<string> $values Valid values.
	 * @return array{string, string}
	 */
	public static function ends( array $values ): array {
		$ends = explode( self::TO, $values[0] ?? self::TO );
		return array( $ends[0], $ends[1] ?? '' );
	}

	/**
	 * Returns a number for people, with its unit.
	 *
	 * @param string $number As in addresses; empty for none.
	 */
	public function text( string $number ): string {
		$decimals = strlen( substr( (string) strrchr( $number, '.' ), 1 ) );
		return '' === $number ? '' : $this->affix( 'prefix' ) . number_format_i18n( (float) $number, $decimals ) . $this->affix( 'suffix' );
	}

	/**
	 * Returns a number as it stands in addresses: without zeros at the end.
	 *
	 * @param float $number Any number.
	 */
	public static function number( float $number ): string {
		$number = max( -self::LARGEST, min( self::LARGEST, $number ) );
		$text   = rtrim( rtrim( number_format( $number, self::PLACES, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}

	/**
	 * Returns what the author prints before or after numbers.
	 *
	 * @param string $name Name of the block attribute.
	 */
	public function affix( string $name ): string {
		$affix = is_string( $this->attributes[ $name ] ?? null ) ? $this->attributes[ $name ] : '';
		// Spaces at its ends are meant.
		return html_entity_decode( wp_kses( $affix, 'strip' ), ENT_QUOTES, 'UTF-8' );
	}

	/** Returns the custom field; empty if it is not public. */
	public function field(): string {
		return $this->public_field();
	}

	/** Only public fields may be filtered by. */
	protected function is_allowed(): bool {
		return '' !== $this->public_field();
	}

	/** Returns the parameter's name if the author gives none: the field's. */
	protected function usual_name(): string {
		return ltrim( (string) ( $this->attributes['field'] ?? '' ), '_' );
	}

	/**
	 * Returns whether both ends are empty or plain numbers.
	 *
	 * @param list<string> $ends Untrusted.
	 */
	private static function are_numbers( array $ends ): bool {
		return array() === array_filter(
			$ends,
			static fn ( string $end ): bool => 1 !== preg_match( '/\A(?:-?\d{1,12}(?:\.\d{1,9})?)?\z/', $end )
		);
	}
}
