<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** A filter by the terms of a public taxonomy: `?topic=food,travel`. */
final class Term_Filter extends Filter {
	/** Maximum number of terms that a visitor chooses; more are ignored. */
	public const MOST_CHOSEN = 20;

	/** Maximum number of terms offered. */
	public const MOST_OFFERED = 50;

	/** Names in the address that say more than those of the taxonomies. */
	private const NAMES = array(
		'category' => 'topic',
		'post_tag' => 'tagged',
	);

	/**
	 * Returns the valid slugs.
	 *
	 * @param string $raw Slugs, separated by commas.
	 */
	public function parse( string $raw ): array {
		$slugs = array_filter( array_map( 'sanitize_title', explode( ',', $raw, 2 * self::MOST_CHOSEN ) ) );
		$slugs = array_slice( array_unique( $slugs ), 0, self::MOST_CHOSEN );
		$terms = array() === $slugs ? array() : $this->terms( array( 'slug' => $slugs ) );
		$own   = $this->chosen_terms();
		$slugs = array_column(
			array_filter( $terms, static fn ( WP_Term $term ): bool => array() === $own || in_array( $term->term_id, $own, true ) ),
			'slug'
		);
		sort( $slugs );
		return array_slice( $slugs, 0, $this->is_single() ? 1 : self::MOST_CHOSEN );
	}

	/**
	 * Returns the list with only the posts that have one of the terms, or all of them.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values Slugs.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		$clause = array(
			'taxonomy' => $this->taxonomy(),
			'ids'      => array_column( $this->terms( array( 'slug' => $values ) ), 'term_id' ),
			'all'      => $this->needs_all(),
		);
		return $list->with( array( 'choices' => array( ...$list->data['choices'], $clause ) ) );
	}

	/**
	 * Returns a term's name.
	 *
	 * @param string $value Slug.
	 */
	public function label( string $value ): string {
		$term = $this->terms( array( 'slug' => array( $value ) ) )[0] ?? null;
		return null === $term ? $value : html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * Returns a slug as it stands in addresses; WordPress keeps slugs of other scripts encoded.
	 *
	 * @param string $value Slug.
	 */
	public function in_address( string $value ): string {
		return rawurlencode( urldecode( $value ) );
	}

	/** Returns the taxonomy. */
	public function taxonomy(): string {
		return (string) ( $this->attributes['taxonomy'] ?? 'category' );
	}

	/** Returns whether a post must have all chosen terms. */
	public function needs_all(): bool {
		return ! $this->is_single() && 'all' === ( $this->attributes['match'] ?? 'any' );
	}

	/** Returns whether a visitor chooses only one term. */
	public function is_single(): bool {
		return 'one' === ( $this->attributes['match'] ?? 'any' );
	}

	/**
	 * Returns the terms offered: those chosen by the author, in that order, else those with the most posts. A visitor's own choice
	 * is always among them.
	 *
	 * @param list<string> $values Slugs that the visitor has chosen.
	 * @return list<WP_Term>
	 */
	public function offered( array $values ): array {
		$own = $this->chosen_terms();
		if ( array() !== $own ) {
			$terms = $this->terms( array( 'include' => $own, 'orderby' => 'include' ) ); // phpcs:ignore WordPress.Arrays
		} else {
			$count = Sanitizer::int( $this->attributes['count'] ?? null, 1, self::MOST_OFFERED, 10 );
			$terms = $this->terms(
				array(
					'orderby'    => 'count',
					'order'      => 'DESC',
					'number'     => $count,
					'hide_empty' => true,
				)
			);
			$more  = array_diff( $values, array_column( $terms, 'slug' ) );
			$terms = array() === $more ? $terms : array( ...$terms, ...$this->terms( array( 'slug' => array_values( $more ) ) ) );
		}
		return array_slice( $terms, 0, self::MOST_OFFERED + self::MOST_CHOSEN );
	}

	/**
	 * Returns the term taxonomy IDs of terms, each with its descendants.
	 *
	 * @param list<string> $values Slugs.
	 * @return list<list<int>>
	 */
	public function families( array $values ): array {
		$terms = $this->terms( array( 'slug' => $values ) );
		return array_map( static fn ( WP_Term $term ): array => array( $term->term_taxonomy_id, ...Facet_Sql::below( $term ) ), $terms );
	}

	/** Only public taxonomies may be filtered by or counted. */
	protected function is_allowed(): bool {
		return is_taxonomy_viewable( $this->taxonomy() );
	}

	/** Returns the parameter's name if the author gives none. */
	protected function usual_name(): string {
		return self::NAMES[ $this->taxonomy() ] ?? $this->taxonomy();
	}

	/**
	 * Returns the IDs of the author's terms.
	 *
	 * @return list<int>
	 */
	private function chosen_terms(): array {
		return Sanitizer::ids( $this->attributes['terms'] ?? null, self::MOST_OFFERED );
	}

	/**
	 * Returns terms.
	 *
	 * @param array<string, mixed> $args As for `get_terms()`.
	 * @return list<WP_Term>
	 */
	private function terms( array $args ): array {
		$found = get_terms(
			$args + array(
				'taxonomy'               => $this->taxonomy(),
				'hide_empty'             => false,
				'update_term_meta_cache' => false,
			)
		);
		$terms = is_array( $found ) ? array_filter( $found, static fn ( mixed $term ): bool => $term instanceof WP_Term ) : array();
		return array_values( $terms );
	}
}
