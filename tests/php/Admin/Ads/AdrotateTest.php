<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Ads;

use Frontage\Admin\Ads\Import\Adrotate;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Store\Day_Table;

// phpcs:disable WordPress.DB.PreparedSQL -- Names and columns are constants.
// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing -- Rows are easier to read in one line.

/** Tests that ads of AdRotate are taken over with their groups, schedule and counts. */
final class AdrotateTest extends Ads_TestCase {
	protected const ISOLATION = 'snapshot';

	/** Columns of its tables. */
	private const TABLES = array(
		'adrotate'               => 'id bigint, title varchar(255), bannercode longtext, image varchar(255), desktop char(1), '
			. 'mobile char(1), tablet char(1), type varchar(10), weight int, cities text, states text, countries text',
		'adrotate_groups'        => 'id bigint, name varchar(255)',
		'adrotate_linkmeta'      => 'id bigint, ad bigint, `group` bigint, user bigint, schedule bigint',
		'adrotate_schedule'      => 'id bigint, starttime bigint, stoptime bigint, maxclicks bigint, maximpressions bigint',
		'adrotate_stats'         => 'ad bigint, `group` bigint, thetime bigint, clicks bigint, impressions bigint',
		'adrotate_stats_archive' => 'ad bigint, `group` bigint, thetime bigint, clicks bigint, impressions bigint',
	);

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		foreach ( self::TABLES as $name => $columns ) {
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}$name ( $columns )" );
		}
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( array_keys( self::TABLES ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" );
		}
		parent::tearDown();
	}

	public function test_without_its_tables_there_is_nothing_to_import(): void {
		global $wpdb;
		foreach ( array_keys( self::TABLES ) as $name ) {
			$wpdb->query( "DROP TABLE {$wpdb->prefix}$name" );
		}
		self::assertSame( self::done( 0, 0 ), Adrotate::preview() );
		self::assertSame( self::done( 0, 0 ), Adrotate::step() );
	}

	public function test_an_image_with_a_link_becomes_an_image_ad(): void {
		$picture = $this->picture();
		$code    = '<a href=\\"https://example.org/?a=1&b=2\\" target=\\"_blank\\"><img src=\\"%asset%\\" width=\\"300\\" /></a>';
		self::put(
			'adrotate',
			array(
				'bannercode' => htmlspecialchars( $code, ENT_QUOTES ),
				'image'      => wp_get_attachment_url( $picture ),
				'mobile'     => 'N',
			)
		);
		self::put( 'adrotate_groups', array( 'id' => 4, 'name' => 'Side' ) );
		self::put( 'adrotate_linkmeta', array( 'ad' => 1, 'group' => 4 ) );
		self::assertSame( self::done( 1, 1 ), Adrotate::step() );
		$ad = self::ad();
		self::assertSame(
			array( 'image', $picture, 'https://example.org/?a=1&b=2', true, 300, 6, array( 'desktop', 'tablet' ) ),
			array_map(
				static fn ( string $field ): mixed => $ad->settings[ $field ],
				array( 'kind', 'image', 'url', 'newTab', 'width', 'weight', 'devices' )
			)
		);
		self::assertSame( array( 'Side' ), $this->listed( $ad->id )['groups'] );
	}

	public function test_other_code_stays_html_with_its_placeholders_filled(): void {
		$code = htmlspecialchars( '<iframe src="%asset%?%id%" title="%title%" width="468" height="60"></iframe>' );
		self::put( 'adrotate', array( 'bannercode' => $code, 'image' => 'https://cdn.test/a.html' ) );
		Adrotate::step();
		$settings = self::ad()->settings;
		self::assertSame( '<iframe src="https://cdn.test/a.html?1" title="Mugs" width="468" height="60"></iframe>', $settings['html'] );
		self::assertSame( array( 'html', 468, 60 ), array( $settings['kind'], $settings['width'], $settings['height'] ) );
	}

	public function test_takes_the_schedule_in_the_time_zone_of_the_site_and_limits_with_what_was_counted_before(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$start = gmmktime( 10, 0, 0, 7, 1, 2025 );
		self::put( 'adrotate', array( 'bannercode' => '<b>x</b>' ) );
		self::put( 'adrotate_linkmeta', array( 'ad' => 1, 'schedule' => 9 ) );
		self::put(
			'adrotate_schedule',
			array(
				'id'             => 9,
				'starttime'      => $start,
				'stoptime'       => gmmktime( 10, 0, 0, 12, 1, 2030 ),
				'maximpressions' => 1000,
			)
		);
		$before = array( 'ad' => 1, 'thetime' => $start - 3 * DAY_IN_SECONDS );
		self::put( 'adrotate_stats', $before + array( 'impressions' => 70, 'clicks' => 2 ) );
		Adrotate::step();
		$settings = self::ad()->settings;
		self::assertSame( array( '2025-07-01T14:00:00Z', '2030-12-01T15:00:00Z' ), array( $settings['start'], $settings['end'] ) );
		self::assertSame( array( 1070, 0 ), array( $settings['maxImpressions'], $settings['maxClicks'] ) );
	}

	public function test_takes_the_counts_by_day_and_in_all(): void {
		self::put( 'adrotate', array( 'bannercode' => '<b>x</b>' ) );
		$today = (int) strtotime( Day_Table::day( 0 ) . 'T00:00:00Z' );
		$rows  = array(
			array( 'adrotate_stats', 0, 5, 1 ),
			array( 'adrotate_stats', 0, 7, 0 ),
			array( 'adrotate_stats_archive', 900, 100, 10 ),
		);
		foreach ( $rows as list( $table, $ago, $impressions, $clicks ) ) {
			$thetime = $today - $ago * DAY_IN_SECONDS;
			self::put( $table, array( 'ad' => 1 ) + compact( 'thetime', 'impressions', 'clicks' ) );
		}
		Adrotate::step();
		$id = self::ad()->id;
		self::assertSame( array( 'impressions' => 112, 'clicks' => 11 ), Ad_Totals::of( array( $id ) )[ $id ] );
		self::assertSame( array( $id => array( 'impressions' => 12, 'clicks' => 1 ) ), Ad_Daily_Stats::by_ad( 730 ) );
		self::assertSame( 1, Adrotate::undo() );
		self::assertSame( array(), Ad_Daily_Stats::by_ad( 730 ) );
	}

	public function test_says_what_is_lost(): void {
		self::put( 'adrotate', array( 'bannercode' => '<b>%random%</b>', 'countries' => 'a:1:{i:0;s:2:"DE";}' ) );
		self::put( 'adrotate', array( 'id' => 2, 'bannercode' => ' ', 'title' => '' ) );
		$lines = Adrotate::skipped();
		self::assertSame( array( 'Mugs', 'AdRotate 2' ), array_column( $lines, 'title' ) );
		self::assertStringContainsString( 'random number', $lines[0]['why'] );
		self::assertStringContainsString( 'places', $lines[0]['why'] );
	}

	/**
	 * Puts a row into a table.
	 *
	 * @param array<string, mixed> $row Columns that are not the usual ones.
	 */
	private static function put( string $table, array $row ): void {
		global $wpdb;
		$usual = array(
			'adrotate'          => array(
				'id'      => 1,
				'title'   => 'Mugs',
				'image'   => '',
				'desktop' => 'Y',
				'mobile'  => 'Y',
				'tablet'  => 'Y',
				'type'    => 'active',
				'weight'  => 6,
				'cities'  => 'a:0:{}',
			),
			'adrotate_linkmeta' => array(
				'id'       => wp_rand(),
				'user'     => 0,
				'group'    => 0,
				'schedule' => 0,
			),
			'adrotate_schedule' => array(
				'maxclicks'      => 0,
				'maximpressions' => 0,
			),
		);
		$wpdb->insert( $wpdb->prefix . $table, $row + ( $usual[ $table ] ?? array() ) );
	}

	/** Returns the only ad. */
	private static function ad(): Ad {
		$posts = get_posts( array( 'post_type' => Ad_Type::TYPE, 'post_status' => 'draft' ) );
		self::assertCount( 1, $posts );
		$ad = Ad::of( $posts[0] );
		self::assertNotNull( $ad );
		return $ad;
	}

	/**
	 * Returns the result of a finished step.
	 *
	 * @return array{read: int, raised: int, is_done: bool}
	 */
	private static function done( int $read, int $raised ): array {
		return compact( 'read', 'raised' ) + array( 'is_done' => true );
	}
}
