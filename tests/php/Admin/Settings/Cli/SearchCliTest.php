<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Cli;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Search\Index\Docs;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Matching;
use PHPUnit\Framework\Attributes\Group;


/** Tests `wp frontage search index` under the real WP-CLI. */
#[Group( 'once' )]
final class SearchCliTest extends Cli_TestCase {
	public function test_builds_the_index_reports_progress_and_repairs_it(): void {
		for ( $number = 1; $number <= 120; $number++ ) {
			$this->make_post( array( 'post_title' => "Quokka $number" ) );
		}
		Search_Builder::drop();
		$said = $this->wp( 'search index' );
		self::assertMatchesRegularExpression( '/^\d+ % of all posts read$/m', $said );
		self::assertMatchesRegularExpression( '/Success: The search index is complete: \d+ posts, \d+ terms, \d+ authors\./', $said );
		wp_cache_flush();
		self::assertTrue( Search_Builder::is_ready() );
		self::assertGreaterThanOrEqual( 120, Docs::count( Postings::POST ) );
		self::assertCount( 1, Matching::of( 'quokka' )->words() );

		// Nothing to do; `--restart` finds what is missing.
		self::assertStringNotContainsString( '% of all', $this->wp( 'search index' ) );
		Postings::remove( Postings::POST, array( $this->make_post( array( 'post_title' => 'Numbat' ) ) ) );
		$count = Docs::count( Postings::POST );
		$this->wp( 'search index --restart' );
		self::assertSame( $count + 1, Docs::count( Postings::POST ) );
	}

	public function test_refuses_without_a_search_index_and_with_unknown_options(): void {
		Options::save( array(), array( Options::SITE => array( 'search_index' => false ) ) );
		$this->wp( 'search index', 1 );
		self::assertStringContainsString( 'turned off', $this->errors );
		$this->wp( 'search index --nonsense', 1 );
		self::assertStringContainsString( 'wp frontage search index [--restart]', $this->wp( 'search' ) );
	}
}
