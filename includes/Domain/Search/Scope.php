<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Domain\Query\Sanitizer;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * What a live search looks through.
 *
 * Types of posts and how many of each; it travels signed, so that visitors cannot widen it.
 */
final class Scope {
	/** What the browser's value is signed as. */
	public const SIGNED_AS = 'search';

	private const MOST_TYPES = 8;
	private const MOST_EACH  = 10;
	private const USUAL_EACH = 5;

	/**
	 * Holds what is known to be within bounds.
	 *
	 * @param list<string> $types Names of types of posts.
	 * @param int          $each  Posts of each.
	 */
	private function __construct( public readonly array $types, public readonly int $each ) {}

	/**
	 * Reads what an author chose, or what was signed.
	 *
	 * @param array<string, mixed> $saved `types`, all that WordPress searches where there are none; `perType`.
	 */
	public static function of( array $saved ): self {
		$chosen = is_array( $saved['types'] ?? null ) ? array_filter( $saved['types'], 'is_string' ) : array();
		$types  = array() === $chosen ? self::all() : array_values( array_intersect( self::all(), $chosen ) );
		return new self( array_slice( $types, 0, self::MOST_TYPES ), Sanitizer::int( $saved['perType'] ?? null, 1, self::MOST_EACH, self::USUAL_EACH ) );
	}

	/** For the browser. */
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
	 * Where a form without script leads: WordPress's own search.
	 *
	 * @param string $text What is looked for.
	 */
	public function address( string $text ): string {
		$query = array( 's' => rawurlencode( $text ) ) + $this->hidden();
		return add_query_arg( $query, home_url( '/' ) );
	}

	/**
	 * What such a form sends beside the text.
	 *
	 * @return array<string, string>
	 */
	public function hidden(): array {
		return 1 === count( $this->types ) ? array( 'post_type' => $this->types[0] ) : array();
	}

	/**
	 * The types that WordPress searches; attachments are not, their state is another post's.
	 *
	 * @return list<string>
	 */
	private static function all(): array {
		$types = get_post_types( array( 'exclude_from_search' => false ) );
		return array_values( array_filter( $types, static fn ( string $type ): bool => 'attachment' !== $type && is_post_type_viewable( $type ) ) );
	}
}
