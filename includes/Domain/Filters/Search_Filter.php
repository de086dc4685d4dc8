<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** A filter by words in posts: `?find=rye bread`. */
final class Search_Filter extends Filter {
	/**
	 * Returns the words.
	 *
	 * @param string $raw Untrusted value.
	 */
	public function parse( string $raw ): array {
		$words = trim( (string) preg_replace( '/\s+/u', ' ', Sanitizer::line( $raw ) ) );
		return '' === $words ? array() : array( $words );
	}

	/**
	 * Returns the list with only the posts that have all words; in a search, in addition to those searched for.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values The words.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		return $list->with( array( 'search' => trim( "{$list->data['search']} $values[0]" ) ) );
	}

	/**
	 * Returns the words in quotation marks.
	 *
	 * @param string $value The words.
	 */
	public function label( string $value ): string {
		/* translators: %s: words that a visitor searches for. */
		return sprintf( __( '“%s”', 'frontage' ), $value );
	}

	/** What everyone may search for is what lists show. */
	protected function is_allowed(): bool {
		return true;
	}

	/** Returns the parameter's name if the author gives none. */
	protected function usual_name(): string {
		return 'find';
	}
}
