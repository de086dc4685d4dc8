<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use Frontage\Domain\Search\Index\Docs;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Search_Settings;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The `wp frontage search` command.
 *
 * WP-CLI shows the docblocks as the help text.
 */
final class Search_Command implements Command {
	public static function command(): string {
		return 'frontage search';
	}

	/**
	 * Builds the search index, or continues a build that was interrupted.
	 *
	 * ## OPTIONS
	 *
	 * [--restart]
	 * : Start from the first post again. Searches use what is there meanwhile.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp frontage search index
	 *     $ wp frontage search index --restart
	 *
	 * @param list<string> $args Unused.
	 * @param array<string, string> $options Options, keyed by name.
	 */
	public function index( array $args, array $options ): void {
		if ( ! Search_Settings::is_kept() ) {
			WP_CLI::error( __( 'The search index is turned off in the settings of Frontage.', 'frontage' ) );
		}
		if ( isset( $options['restart'] ) ) {
			Search_Builder::restart();
		}
		while ( ! Search_Builder::step() ) {
			/* translators: %d: percentage. */
			WP_CLI::log( sprintf( __( '%d %% of all posts read', 'frontage' ), Search_Builder::progress()['percent'] ) );
		}
		if ( ! Search_Builder::progress()['isDone'] ) {
			WP_CLI::error( __( 'Another process is building the index. Try again in a minute.', 'frontage' ) );
		}
		/* translators: 1: number of posts, 2: number of terms, 3: number of authors. */
		$text = __( 'The search index is complete: %1$d posts, %2$d terms, %3$d authors.', 'frontage' );
		WP_CLI::success(
			sprintf( $text, Docs::count( Postings::POST ), Docs::count( Postings::TERM ), Docs::count( Postings::AUTHOR ) )
		);
	}
}
