<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Http\Action_Exception;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * A list of posts whose query, look and terms a block signs for its own requests.
 *
 * A visitor may choose one of the signed terms; a term without a tab is treated as nonexistent.
 */
final class Signed_List {
	/** Maximum number of terms in a signed value. */
	private const MOST_TERMS = 20;

	/**
	 * Signs a list.
	 *
	 * @param string $kind Kind of the signed value.
	 * @param Query_Spec $list Query for the whole list.
	 * @param array<string, mixed> $look How the posts look.
	 * @param array<string, mixed> $more Further settings, such as `terms`.
	 */
	public static function sign( string $kind, Query_Spec $list, array $look, array $more = array() ): string {
		return Signed::make(
			$kind,
			array(
				// Posts above this list are on the page, but not in the request.
				'query' => $list->with( array( 'unique' => false ) )->chosen(),
				'look'  => $look,
			) + $more
		);
	}

	/**
	 * Returns how the posts look.
	 *
	 * @param array<string, mixed> $settings Signed settings.
	 * @return array<string, mixed>
	 */
	public static function look( array $settings ): array {
		return is_array( $settings['look'] ?? null ) ? $settings['look'] : array();
	}

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
