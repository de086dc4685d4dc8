<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Usage;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Index_Builder;
use Frontage\Tests\Rows_Read;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests the indexing of all content.
 *
 * In batches, without losing existing entries, and fast enough on a large site.
 */
final class BuilderTest extends TestCase {
	/** Number of posts that the budget covers. */
	private const MANY = 10_000;

	/** Queries of the whole list of modules. */
	private const QUERIES = 3;

	/**
	 * Inserts posts directly into the database.
	 *
	 * @param int $count Number of posts; every second one has tabs, every fifth is animated.
	 * @return int ID of the first post.
	 */
	private function insert( int $count ): int {
		global $wpdb;
		$filler = str_repeat( '<!-- wp:paragraph --><p>Some words of an ordinary article.</p><!-- /wp:paragraph -->', 20 );
		$first  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ) + 1;
		foreach ( array_chunk( range( 0, $count - 1 ), 500 ) as $numbers ) {
			$rows = array();
			foreach ( $numbers as $number ) {
				$content = $filler
					. ( $number % 2 ? '' : '<!-- wp:frontage/tabs /-->' )
					. (
						$number % 5
							? ''
							: '<!-- wp:paragraph {"frontage":{"animation":{"effect":"fade"}}} --><p>A</p><!-- /wp:paragraph -->'
					);
				$rows[]  = $wpdb->prepare(
					"(%d, 1, '2024-01-01', '2024-01-01', '2024-01-01', '2024-01-01', %s, %s, '', 'publish', %s, '', '', '', 'post')",
					$first + $number,
					$content,
					"Post $number",
					"post-$number"
				);
			}
			$wpdb->query(
				"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, "
					. 'post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, '
					. 'post_type) VALUES '
					. implode( ', ', $rows )
			);
		}
		return $first;
	}

	public function test_keeps_what_is_saved_meanwhile(): void {
		Values::delete( Index_Builder::OPTION );
		Index_Builder::restart();
		$save = function ( string $sql ) use ( &$save ): string {
			if ( str_starts_with( $sql, 'DELETE' ) && str_contains( $sql, 'frontage_usage' ) ) {
				remove_filter( 'query', $save );
				$this->make_post( array( 'post_content' => '<!-- wp:frontage/modal /-->' ) );
			}
			return $sql;
		};
		add_filter( 'query', $save );
		self::assertTrue( Index_Builder::step() );
		self::assertSame( 1, Index::counts()['modal'] ?? 0 );
	}

	public function test_reads_in_batches(): void {
		Values::delete( Index_Builder::OPTION );
		$this->insert( 1200 );
		Index_Builder::restart();
		self::assertFalse( Index_Builder::step() );
		$progress = Index_Builder::progress();
		self::assertFalse( $progress['isKnown'] );
		self::assertGreaterThan( 0, $progress['percent'] );
		self::assertLessThan( 100, $progress['percent'] );
		Index_Builder::run();
		self::assertSame( array( 600, 240 ), array( Index::counts()['tabs'], Index::counts()['animation'] ) );
		self::assertSame(
			array(
				'isKnown' => true,
				'percent' => 100,
			),
			Index_Builder::progress()
		);
		self::assertTrue( Index_Builder::step() );
	}

	public function test_detects_direct_changes_during_a_rebuild(): void {
		global $wpdb;
		$first = $this->insert( 600 );
		Index_Builder::restart();
		Index_Builder::run();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->posts WHERE ID >= %d AND ID < %d", $first, $first + 100 ) );
		do_action( Retention::HOOK );
		self::assertSame( 300, Index::counts()['tabs'] );
		self::assertTrue( Index_Builder::progress()['isKnown'] );
		self::assertNotFalse( wp_next_scheduled( Index_Builder::HOOK ) );
		do_action( Index_Builder::HOOK );
		self::assertSame( 250, Index::counts()['tabs'] );
	}

	public function test_does_not_run_while_another_process_works(): void {
		Index_Builder::restart();
		$lock = Lock::acquire( 'usage', 60 );
		self::assertNotNull( $lock );
		self::assertTrue( Index_Builder::step() );
		$lock->release();
	}

	#[Group( 'once' )]
	public function test_lists_the_modules_of_a_large_site_within_the_budget(): void {
		$this->insert( self::MANY );
		Index_Builder::restart();
		Index_Builder::run();
		self::assertSame( self::MANY / 2, Index::counts()['tabs'] );
		wp_cache_flush();
		$cost = Rows_Read::during( Module_List::all( ... ) );
		self::assertLessThanOrEqual( self::QUERIES, $cost->queries );
		self::assertLessThan( self::MANY, $cost->rows, 'No query reads posts; 7,000 uses are counted.' );
	}
}
