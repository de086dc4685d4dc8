<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart\Test;

use Frontage\Base\Clock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Tests\TestCase;

/** Tests charts of files and of what the site counts: public numbers for everybody, the others for owners only. */
final class SourceTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Clock::stop( (int) strtotime( '2021-03-18T10:00:00Z' ) );
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Returns the table of a chart, cells with bars between them.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @return list<string> Rows.
	 * @phpstan-impure
	 */
	private static function table( array $attributes ): array {
		$html = do_blocks( '<!-- wp:frontage/chart ' . serialize_block_attributes( $attributes ) . ' /-->' );
		preg_match_all( '~<tr>(.*?)</tr>~s', $html, $rows );
		return array_map(
			static fn ( string $row ): string => html_entity_decode(
				wp_strip_all_tags( str_replace( array( '</th>', '</td>' ), '|', $row ) )
			),
			$rows[1]
		);
	}

	public function test_a_file_at_an_address_replaces_the_numbers(): void {
		$url   = 'https://sheets.example.com/bread.csv';
		$typed = array(
			'source'    => 'address',
			'sourceUrl' => $url,
			'series'    => array( 'Old' ),
			'rows'      => array(
				array(
					'label'  => 'Rye',
					'values' => array( '1' ),
				),
			),
		);
		self::assertSame( array( '|Old|', 'Rye|1|' ), self::table( $typed ), 'before the first copy' );
		$csv  = "Bread,2030,2031\n<b>Rye</b>,\"€1,234.50\",33.33333333\nSpelt,n/a,-5\n";
		$copy = Cached_Response::blank( 'data-table', $url )->after( new Http_Response( 200, array(), $csv, 'example.com', 1 ) );
		Values::set( Response_Cache::PREFIX . md5( "data-table $url" ), $copy->row );
		self::assertSame( array( 'Bread|2030|2031|', '<b>Rye</b>|1,234.50|33.333333|', 'Spelt||−5|' ), self::table( $typed ) );
	}

	public function test_only_published_posts_are_counted(): void {
		$post = fn ( string $date, array $more = array() ): int => $this->make_post(
			$more + array(
				'post_status' => 'publish',
				'post_date'   => $date,
			)
		);
		$post( '2021-01-05 10:00:00' );
		$post( '2021-03-01 00:00:00' );
		$post( '2021-03-02 10:00:00' );
		$post( '2021-03-02 10:00:00', array( 'post_status' => 'private' ) );
		$post( '2021-03-02 10:00:00', array( 'post_password' => 'x' ) );
		$chart = array(
			'source' => 'posts',
			'months' => 3,
		);
		self::assertSame( array( 'Month|Posts|', 'Jan 2021|1|', 'Feb 2021|0|', 'Mar 2021|2|' ), self::table( $chart ) );
		self::assertSame( array(), self::table( array( 'postType' => 'wp_block' ) + $chart ) );
	}

	public function test_terms_have_their_posts_the_most_used_first(): void {
		$term = wp_insert_term( 'Sourdough & rye', 'post_tag' );
		self::assertIsArray( $term );
		wp_set_object_terms( $this->make_post( array( 'post_status' => 'publish' ) ), array( (int) $term['term_id'] ), 'post_tag' );
		$table = self::table(
			array(
				'source'   => 'terms',
				'taxonomy' => 'post_tag',
			)
		);
		self::assertSame( 'Tag|Posts|', $table[0] ?? '' );
		self::assertContains( 'Sourdough & rye|1|', $table );
		self::assertSame(
			array(),
			self::table(
				array(
					'source'   => 'terms',
					'taxonomy' => 'nav_menu',
				)
			)
		);
	}

	public function test_messages_and_sales_are_for_owners_and_never_what_was_typed_instead(): void {
		Form_Daily_Stats::add( 'contact', Form_Daily_Stats::SENT );
		Form_Daily_Stats::name( 'contact', 'Contact' );
		$chart = array(
			'source' => 'entries',
			'months' => 1,
			'series' => array( 'Typed' ),
			'rows'   => array(
				array(
					'label'  => 'x',
					'values' => array( '1' ),
				),
			),
		);
		self::assertSame( array(), self::table( $chart ) );
		wp_set_current_user( $this->make_user( 'editor' ) );
		self::assertSame( array(), self::table( $chart ) );
		wp_set_current_user( $this->make_user( 'administrator' ) );
		self::assertSame( array( 'Month|Contact|', 'Mar 2021|1|' ), self::table( $chart ) );
		self::assertSame( array(), self::table( array( 'source' => 'orders' ) + $chart ), 'without a shop' );
	}
}
