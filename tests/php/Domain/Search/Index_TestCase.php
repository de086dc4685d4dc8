<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Index\Search_Listener;
use Frontage\Domain\Search\Index\Vocabulary;
use Frontage\Domain\Search\Matching;
use Frontage\Tests\Http\Action_TestCase;

/** Base class of tests of the search index, which is complete at their start. */
abstract class Index_TestCase extends Action_TestCase {
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'frontage_rate_limits', '__return_empty_array' );
		self::forget();
		Search_Builder::restart();
		self::build();
	}

	protected function tearDown(): void {
		parent::tearDown();
		Vocabulary::forget();
	}

	/** Does what cron would do. */
	protected static function build(): void {
		while ( ! Search_Builder::step() ) {
			continue;
		}
		self::assertTrue( Matching::is_available() );
	}

	/** Starts another request. */
	protected static function forget(): void {
		Id_Finder::reset();
		Displayed_Posts::reset();
		Search_Listener::reset();
		Vocabulary::forget();
		wp_cache_flush();
	}

	/**
	 * Returns the titles of the posts that a search finds, best first.
	 *
	 * @param string $text Typed text.
	 * @param array<string, mixed> $query More of the query.
	 * @return list<string>
	 */
	protected static function titles( string $text, array $query = array() ): array {
		self::forget();
		$spec = Query_Spec::of(
			$query + array(
				'search'  => $text,
				'orderBy' => 'relevance',
				'perPage' => 20,
			)
		);
		return array_values( wp_list_pluck( Listing::of( $spec )->posts, 'post_title' ) );
	}
}
