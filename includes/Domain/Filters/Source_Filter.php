<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Base\Html\Kses;
use Frontage\Domain\Query\Query_Spec;

defined( 'ABSPATH' ) || exit;

/** A filter by the values of a source of another plugin: `?acme-color=blue,red`. */
final class Source_Filter extends Text_Value_Filter {
	/**
	 * Returns the list with only the posts that have one of the values, or all of them.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values Values that the visitor has chosen.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		// phpcs:ignore WordPress.Arrays
		$clause = array( 'source' => $this->source(), 'values' => $values, 'all' => $this->needs_all() );
		return $list->with( array( 'choices' => array( ...$list->data['choices'], $clause ) ) );
	}

	/**
	 * Returns the text of a value.
	 *
	 * @param string $value As it is stored.
	 */
	public function label( string $value ): string {
		return $this->labels( array( $value ) )[ $value ] ?? $value;
	}

	/** Returns the name of the source. */
	public function source(): string {
		return is_string( $this->attributes['source'] ?? null ) ? $this->attributes['source'] : '';
	}

	/** Returns the statement of the source. */
	public function sql(): string {
		$source = Filter_Sources::find( $this->source() );
		return null === $source ? '' : $source::sql();
	}

	/** Groups by value. */
	public function grouping(): Grouping {
		return Grouping::by_statement( $this->sql() );
	}

	/**
	 * Returns values as choices, in the order of the source.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by value.
	 */
	public function choices( array $counts ): array {
		$choices = array();
		foreach ( $this->labels( array_map( 'strval', array_keys( $counts ) ) ) as $value => $label ) {
			$choices[] = array( (string) $value, $label, $counts[ $value ] );
		}
		return $choices;
	}

	/** Returns the name of the source, for people. */
	public function usual_title(): string {
		$source = Filter_Sources::find( $this->source() );
		return null === $source ? '' : $source::label();
	}

	/**
	 * Returns the values that have a text.
	 *
	 * @param list<string> $values From an address.
	 */
	protected function allowed( array $values ): array {
		return array_map( 'strval', array_keys( $this->labels( $values ) ) );
	}

	/** Sources are public for the post types that they name. */
	protected function is_allowed(): bool {
		return null !== Filter_Sources::fitting( $this->source(), $this->types() );
	}

	/** Returns the parameter's name if the author gives none: the source's. */
	protected function usual_name(): string {
		return $this->source();
	}

	/**
	 * Returns the texts of values; those without one are left out.
	 *
	 * @param list<string> $values Not trusted.
	 * @return array<array-key, string>
	 */
	private function labels( array $values ): array {
		$source = array() === $values ? null : Filter_Sources::find( $this->source() );
		$texts  = null === $source ? array() : array_intersect_key( $source::labels( $values ), array_flip( $values ) );
		return array_filter( array_map( Kses::text( ... ), $texts ), static fn ( string $text ): bool => '' !== $text );
	}
}
