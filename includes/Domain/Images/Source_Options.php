<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * An author's choice of where images come from; anything invalid becomes the default.
 *
 * Mirrors `ImageSource` in `src/lib/image-source.ts`.
 */
final class Source_Options {
	public const ATTACHED = 'attached';
	public const FIELD    = 'field';
	public const TERMS    = 'terms';

	/** Most images of a gallery, most images if the author does not say, and most terms. */
	public const MOST        = 100;
	private const USUAL      = 24;
	private const MOST_TERMS = 20;

	/**
	 * Order by name, as for `WP_Query`. IDs decide between equals, so that the order is the same everywhere.
	 */
	private const ORDERS = array(
		'newest' => array(
			'date' => 'DESC',
			'ID'   => 'DESC',
		),
		'oldest' => array(
			'date' => 'ASC',
			'ID'   => 'ASC',
		),
		'title'  => array(
			'title' => 'ASC',
			'ID'    => 'ASC',
		),
	);

	/**
	 * Sets the options.
	 *
	 * @param string $kind One of the constants; empty if the author picks images.
	 * @param string $key Meta key.
	 * @param string $taxonomy Taxonomy of attachments.
	 * @param list<int> $terms Term IDs.
	 * @param string $order `newest`, `oldest`, `title`, or empty for the source's own order.
	 * @param int $limit Most images.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $key,
		public readonly string $taxonomy,
		public readonly array $terms,
		public readonly string $order,
		public readonly int $limit
	) {}

	/**
	 * Reads the attribute `source`.
	 *
	 * @param mixed $saved Untrusted value.
	 */
	public static function of( mixed $saved ): self {
		$saved = is_array( $saved ) ? $saved : array();
		return new self(
			Sanitizer::choice( $saved['kind'] ?? null, array( '', self::ATTACHED, self::FIELD, self::TERMS ), '' ),
			is_string( $saved['key'] ?? null ) ? trim( $saved['key'] ) : '',
			is_string( $saved['taxonomy'] ?? null ) ? $saved['taxonomy'] : '',
			Sanitizer::ids( $saved['terms'] ?? null, self::MOST_TERMS ),
			Sanitizer::choice( $saved['order'] ?? null, array( '', ...array_keys( self::ORDERS ) ), '' ),
			Sanitizer::int( $saved['limit'] ?? null, 1, self::MOST, self::USUAL )
		);
	}

	/**
	 * Returns the order for `WP_Query`.
	 *
	 * @param array<string, string> $own The source's own order.
	 * @return array<string, string>
	 */
	public function order_by( array $own ): array {
		return self::ORDERS[ $this->order ] ?? $own;
	}
}
