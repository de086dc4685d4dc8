<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Search\Frequent_Words;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Vocabulary;
use PHPUnit\Framework\Attributes\Group;

/** Tests searches for words of many posts against the statement that sorts all matches. */
#[Group( 'once' )]
final class FrequentWordsTest extends Index_TestCase {
	private const POSTS = 2600;

	/** @var list<string> Statements that name the posts which come first. */
	private array $short = array();

	public function test_the_first_posts_and_the_total_are_those_of_all_matches_sorted(): void {
		$this->publish();
		$searches = array( 'every', 'every often', 'often main', 'every often main', 'ever', 'every -main', '"every day"', 'every title' );
		$queries  = array( array(), array( 'offset' => 60 ), array( 'author' => array( 2 ) ), array( 'postType' => array( 'page' ) ) );
		foreach ( $searches as $text ) {
			foreach ( $queries as $query ) {
				$name  = $text . wp_json_encode( $query );
				$short = self::found( $text, $query, 10 );
				$long  = self::found( $text, $query, Frequent_Words::MANY + 1 );
				self::assertSame( array_slice( $long['ids'], 0, 10 ), $short['ids'], $name );
				self::assertSame( $long['total'], $short['total'], $name );
			}
		}
		self::assertGreaterThan( 1500, self::found( 'every often', array(), 10 )['total'] );

		$this->short = array();
		add_filter( 'query', array( $this, 'note' ) );
		self::found( 'every often', array(), 10 );
		self::assertCount( 1, $this->short, 'The statement names the posts that come first.' );
		$this->short = array();
		self::found( 'rare', array(), 10 );
		self::assertCount( 0, $this->short );
		remove_filter( 'query', array( $this, 'note' ) );
	}

	public function test_a_change_counts_at_once(): void {
		$this->publish();
		$total = self::found( 'every', array(), 5 )['total'];
		$id    = $this->make_post( array( 'post_title' => 'every title', 'post_date' => '2025-01-01 00:00:00' ) );
		$after = self::found( 'every', array(), 5 );
		self::assertSame( $total + 1, $after['total'] );
		self::assertSame( $id, $after['ids'][0] );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'another', 'post_content' => 'every' ) );
		$after = self::found( 'every', array(), 5 );
		self::assertSame( $total + 1, $after['total'] );
		self::assertNotSame( $id, $after['ids'][0] );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'nothing' ) );
		self::assertSame( $total, self::found( 'every', array(), 5 )['total'] );
		wp_delete_post( self::found( 'every', array(), 5 )['ids'][0], true );
		$after = self::found( 'every', array(), 5 );
		self::assertSame( $total - 1, $after['total'] );
		add_filter( 'frontage_searchable', '__return_false' );
		wp_update_post( array( 'ID' => $after['ids'][0] ) );
		self::assertSame( $total - 2, self::found( 'every', array(), 5 )['total'] );
	}

	/** Notes a statement that names the posts which come first. */
	public function note( string $sql ): string {
		$this->short = array( ...$this->short, ...( preg_match( '/AS level\d+/', $sql ) ? array( $sql ) : array() ) );
		return $sql;
	}

	/**
	 * Returns what a list finds.
	 *
	 * @param array<string, mixed> $query More of the query.
	 * @return array{ids: list<int>, total: int|null}
	 */
	private static function found( string $text, array $query, int $limit ): array {
		self::forget();
		$list = Query_Spec::of( array( 'search' => $text, 'orderBy' => 'relevance' ) + $query )->counted();
		Id_Finder::find( array( compact( 'list', 'limit' ) ) );
		return Id_Finder::known( $list, $limit );
	}

	/** Publishes posts with frequent words in their titles, excerpts, or contents; some were hidden after they were indexed. */
	private function publish(): void {
		global $wpdb;
		mt_srand( 45 );
		$words = array( 'every', 'everyone', 'often', 'main', 'rare' );
		$ids   = array_combine( $words, array_values( Vocabulary::ids( $words ) ) );
		$title = Vocabulary::ids( array( 'title' ) )['title'];
		foreach ( array_chunk( range( 1, self::POSTS ), 400 ) as $some ) {
			$posts = array();
			$rows  = array();
			foreach ( $some as $number ) {
				$id      = 20_000 + $number * 3;
				$date    = gmdate( 'Y-m-d H:i:s', 1_700_000_000 + mt_rand( 0, 90 ) * 40_000 );
				$state   = array( 'publish', 'publish', 'publish', 'publish', 'draft' )[ $number % 5 ];
				$posts[] = $wpdb->prepare(
					"(%d, %d, %s, %s, 'Title', %s, %s, %s, %s, '', '', '', '', '')",
					...array( $id, $number % 3 + 1, $date, $date, $number % 11 ? $state : 'publish', $number % 17 ? 'post' : 'page' ),
					...array( "many-$number", $number % 4 ? 'every day' : 'every' )
				);
				$rows[]  = "($title, 0, $id, " . Postings::TITLE . ')';
				foreach ( array( 'every' => 10, 'often' => 9, 'main' => 8, 'everyone' => 2, 'rare' => 0 ) as $word => $chance ) {
					if ( mt_rand( 0, 9 ) < $chance || 0 === mt_rand( 0, 200 ) ) {
						$rows[] = "($ids[$word], 0, $id, " . mt_rand( 1, 3 ) . ')';
					}
				}
			}
			// phpcs:disable WordPress.DB
			$wpdb->query(
				"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_title, post_status, post_type, post_name, "
				. 'post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_password) VALUES ' . implode( ',', $posts )
			);
			$wpdb->query( "INSERT INTO {$wpdb->prefix}frontage_search (word, kind, object, weight) VALUES " . implode( ',', $rows ) );
			$wpdb->query(
				"INSERT INTO {$wpdb->prefix}frontage_search_docs (kind, object, content) VALUES "
				. implode( ',', array_map( static fn ( int $number ): string => '(0, ' . ( 20_000 + $number * 3 ) . ", 'x')", $some ) )
			);
		}
	}
}
