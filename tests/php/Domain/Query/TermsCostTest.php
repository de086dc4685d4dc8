<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Term_Counts;

/** Tests what the terms of filtered lists cost, and what changes them. */
final class TermsCostTest extends Terms_TestCase {
	public function test_changes_of_a_post_are_visible_at_once(): void {
		$author = array( 'author' => array( $this->author ) );
		$this->offered( $author );
		wp_set_post_terms( $this->posts['barn'], array( $this->terms['Fish'] ), 'category' );
		self::assertSame( array( 'Fish' ), $this->offered( $author ) );
	}

	public function test_sticky_posts_do_not_change_the_terms(): void {
		$list = static fn ( string $sticky ): Query_Spec => Query_Spec::of(
			array(
				'postType' => array( 'post', self::TYPE ),
				'sticky'   => $sticky,
			)
		);
		self::assertSame(
			array( false, true, true ),
			array_map(
				static fn ( string $sticky ): bool => Term_Counts::is_needed( $list( $sticky ), 'category' ),
				array( 'first', 'only', 'exclude' )
			)
		);
	}

	public function test_the_filters_of_thirty_lists_cost_one_query(): void {
		$lists = '';
		for ( $number = 0; $number < 30; $number++ ) {
			$lists .= self::filtered_list(
				$number % 3 ? 'smart-post-list' : 'post-tab',
				array(
					'perPage' => 3,
					'before'  => gmdate( 'Y-m-d', time() + $number * DAY_IN_SECONDS ),
				)
			);
		}
		$asked = $this->asked_for(
			$lists
				. self::filtered_list( 'smart-post-list', array(), array( 'hasFilter' => false ) )
				. self::filtered_list( 'blog', array( 'days' => 99 ) ),
			30
		);
		self::assertCount( 1, preg_grep( '/ AS place/', $asked ) ?: array() );
		self::assertSame( 30, substr_count( implode( $asked ), ' AS place' ), 'Of lists that offer no terms, none are asked for.' );
		self::assertLessThanOrEqual( 8, count( $asked ) );
	}

	public function test_a_list_that_was_not_preloaded_queries_itself(): void {
		$loop  = '<!-- wp:query {"queryId":1,"query":{"perPage":5,"postType":"post","before":"2090-01-01"}} --><div class="wp-block-query">'
			. self::filtered_list( 'post-tab', array( 'inherit' => true ) )
			. '</div><!-- /wp:query -->';
		$seen  = self::filtered_list( 'post-tab', array( 'after' => '2000-01-01' ) );
		$all   = self::filtered_list( 'post-tab', array( 'postType' => array( 'post', self::TYPE ) ) );
		$asked = preg_grep( '/ AS place/', $this->asked_for( $seen . $all . $loop, 3 ) ) ?: array();
		self::assertCount( 2, $asked );
		self::assertSame( 2, substr_count( implode( $asked ), ' AS place' ), 'Of a list of all posts, none are asked for.' );
	}
}
