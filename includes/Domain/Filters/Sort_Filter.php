<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;

defined( 'ABSPATH' ) || exit;

/** The order of a list: `?sort=title`. */
final class Sort_Filter extends Filter {
	/** What each value sorts by. */
	private const ORDERS = array(
		'newest'   => array( 'date', 'desc' ),
		'oldest'   => array( 'date', 'asc' ),
		'updated'  => array( 'modified', 'desc' ),
		'title'    => array( 'title', 'asc' ),
		'title-z'  => array( 'title', 'desc' ),
		'comments' => array( 'comment_count', 'desc' ),
	);

	/**
	 * Returns the order.
	 *
	 * @param string $raw Untrusted value.
	 */
	public function parse( string $raw ): array {
		return in_array( $raw, $this->offered(), true ) ? array( $raw ) : array();
	}

	/**
	 * Returns the list in the order.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values The order.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		list( $by, $order ) = self::ORDERS[ $values[0] ];
		// A visitor who sorts by title expects no sticky posts before A.
		$sticky = 'first' === $list->data['sticky'] ? '' : $list->data['sticky'];
		return $list->with( compact( 'order', 'sticky' ) + array( 'orderBy' => $by ) );
	}

	/**
	 * Returns the name of an order.
	 *
	 * @param string $value Order.
	 */
	public function label( string $value ): string {
		return match ( $value ) {
			'oldest'   => __( 'Oldest first', 'frontage' ),
			'updated'  => __( 'Recently updated', 'frontage' ),
			'title'    => __( 'A → Z', 'frontage' ),
			'title-z'  => __( 'Z → A', 'frontage' ),
			'comments' => __( 'Most comments', 'frontage' ),
			default    => __( 'Newest first', 'frontage' ),
		};
	}

	/** An order excludes no posts. */
	public function narrows(): bool {
		return false;
	}

	/**
	 * Returns the orders that the author offers; the first is the one that visitors see as chosen.
	 *
	 * @return list<string>
	 */
	public function offered(): array {
		return array_values( array_intersect( array_keys( self::ORDERS ), (array) ( $this->attributes['orders'] ?? array() ) ) );
	}

	/** Returns whether there is a choice. */
	protected function is_allowed(): bool {
		return array() !== $this->offered();
	}

	/** Returns the parameter's name if the author gives none. */
	protected function usual_name(): string {
		return 'sort';
	}
}
