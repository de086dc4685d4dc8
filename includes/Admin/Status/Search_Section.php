<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Domain\Search\Index\Docs;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Search_Settings;

defined( 'ABSPATH' ) || exit;

/** The status of the search index: how much is indexed, and whether searches use it. */
final class Search_Section implements Section {
	public function slug(): string {
		return 'search';
	}

	public function title(): string {
		return __( 'Search index', 'frontage' );
	}

	public function order(): int {
		return 25;
	}

	public function rows(): array {
		$label = __( 'State', 'frontage' );
		if ( ! Search_Settings::is_kept() ) {
			return array( Row::good( $label, __( 'Turned off', 'frontage' ) ) );
		}
		return array(
			self::state( $label ),
			Row::good( __( 'Posts', 'frontage' ), number_format_i18n( Docs::count( Postings::POST ) ) ),
			Row::good( __( 'Terms', 'frontage' ), number_format_i18n( Docs::count( Postings::TERM ) ) ),
			Row::good( __( 'Authors', 'frontage' ), number_format_i18n( Docs::count( Postings::AUTHOR ) ) ),
			Row::good(
				__( 'Search page of WordPress', 'frontage' ),
				Search_Settings::is_for_page() && Search_Builder::is_ready()
					? __( 'Uses the index', 'frontage' )
					: __( 'Does not use the index', 'frontage' )
			),
		);
	}

	/**
	 * Returns the row for the progress.
	 *
	 * @param string $label Its label.
	 */
	private static function state( string $label ): Row {
		$progress = Search_Builder::progress();
		if ( ! $progress['isReady'] ) {
			/* translators: %d: percentage. */
			$building = __( 'Being built: %d %%. Until it is complete, WordPress’s search is used.', 'frontage' );
			return Row::good( $label, sprintf( $building, $progress['percent'] ) );
		}
		/* translators: %d: percentage. */
		$updating = sprintf( __( 'Complete; checking for changes: %d %%', 'frontage' ), $progress['percent'] );
		return Row::good( $label, $progress['isDone'] ? __( 'Complete', 'frontage' ) : $updating );
	}
}
