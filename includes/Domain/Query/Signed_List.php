<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * A list of posts whose query and terms a block has signed.
 *
 * A visitor may choose one of the signed terms; a term without a tab is treated as nonexistent.
 */
final class Signed_List {
	/** Maximum number of terms in a signed value. */
	private const MOST_TERMS = 20;

	/**
	 * Returns the query.
	 *
	 * @param array<string, mixed> $settings Signed settings with `query` and `terms`.
	 * @param string $taxonomy Taxonomy of the terms.
	 * @param int $term Chosen term ID, 0 for all.
	 * @throws Action_Exception If the term is not among the signed ones.
	 */
	public static function of( array $settings, string $taxonomy, int $term ): Query_Spec {
		$list = Query_Spec::of( $settings['query'] ?? null );
		if ( 0 === $term ) {
			return $list;
		}
		if ( ! in_array( $term, Sanitizer::ids( $settings['terms'] ?? null, self::MOST_TERMS ), true ) ) {
			throw Action_Exception::missing_post();
		}
		return $list->within( $taxonomy, $term );
	}
}
