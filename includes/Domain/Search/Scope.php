<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Search\Index\Index;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * The scope of a live search: post types, and the number of results per type.
 *
 * Signed, so that visitors cannot widen it.
 */
final class Scope {
	/** Purpose with which the browser's value is signed. */
	public const SIGNED_AS = 'search';

	private const MOST_TYPES = 8;
	private const MOST_EACH  = 10;
	private const USUAL_EACH = 5;

	/**
	 * Stores validated values.
	 *
	 * @param list<string> $types Post types.
	 * @param int $each Number of posts per type.
	 */
	private function __construct( public readonly array $types, public readonly int $each ) {}

	/**
	 * Parses the author's options or signed data.
	 *
	 * @param array<string, mixed> $saved `types`, by default all searchable ones; `perType`.
	 */
	public static function of( array $saved ): self {
		$chosen = is_array( $saved['types'] ?? null ) ? array_filter( $saved['types'], 'is_string' ) : array();
		$types  = array() === $chosen ? Index::types() : array_values( array_intersect( Index::types(), $chosen ) );
		return new self(
			array_slice( $types, 0, self::MOST_TYPES ),
			Sanitizer::int( $saved['perType'] ?? null, 1, self::MOST_EACH, self::USUAL_EACH )
		);
	}

	/** Returns the signed scope for the browser. */
	public function sign(): string {
		return Signed::make(
			self::SIGNED_AS,
			array(
				'types'   => $this->types,
				'perType' => $this->each,
			)
		);
	}

	/**
	 * Returns the URL of the form without JavaScript: WordPress's own search.
	 *
	 * @param string $text Search term.
	 */
	public function address( string $text ): string {
		$query = array( 's' => rawurlencode( $text ) ) + $this->hidden();
		return add_query_arg( $query, home_url( '/' ) );
	}

	/**
	 * Returns the additional fields of that form.
	 *
	 * @return array<string, string>
	 */
	public function hidden(): array {
		return 1 === count( $this->types ) ? array( 'post_type' => $this->types[0] ) : array();
	}
}
