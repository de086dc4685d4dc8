<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Video_Statistics;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Store\Day_Table;
use Frontage\Features\Video_Statistics\Count_Video;
use Frontage\Features\Video_Statistics\Video_Daily_Stats;
use Frontage\Features\Video_Statistics\Video_Statistics;
use Frontage\Http\Response;
use Frontage\Tests\Http\Action_TestCase;
use WP_Query;
use WP_REST_Request;

/** Tests what is counted of videos, what is not, and the owner's report. */
final class VideoStatisticsTest extends Action_TestCase {
	private const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

	protected function setUp(): void {
		parent::setUp();
		$this->turn_on( true );
	}

	private function turn_on( bool $is ): void {
		update_option( Options::OPTION, array( 'on' => array( 'features' => array( 'video-statistics' => $is ) ) ) );
	}

	/** Tells that a player was opened or plays. */
	private function tell( mixed $id = self::PLAYER, mixed $play = '1', mixed $url = '' ): Response {
		return $this->call(
			Count_Video::NAME,
			array(
				'security' => '',
				'qstring'  => http_build_query( compact( 'url', 'id', 'play' ) ),
			)
		);
	}

	/**
	 * Returns counts by key.
	 *
	 * @return array<int|string, array{int, int}>
	 */
	private static function sums( string $group ): array {
		$sums = array();
		foreach ( Video_Daily_Stats::sums( $group, 1, 500 ) as $row ) {
			$sums[ $row['key'] ] = array( $row['opened'], $row['played'] );
		}
		return $sums;
	}

	/** Returns how many rows there are. */
	private static function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'video_days' ) ) );
	}

	public function test_counts_openings_and_plays_by_video_page_and_day(): void {
		$post = $this->make_post();
		$page = (string) get_permalink( $post );
		self::assertSame( array( 204, '' ), array( $this->tell( play: '0', url: $page )->status, $this->tell( url: "$page#x" )->body ) );
		$this->tell( 'https://player.vimeo.com/video/76979871', '0', 'https://other.example/?token=secret' );
		$this->tell( 'https://www.youtube-nocookie.com/embed/live_stream' );
		self::assertSame(
			array(
				'youtube/aqz-KE-bpKQ' => array( 1, 1 ),
				'youtube/live_stream' => array( 0, 1 ),
				'vimeo/76979871'      => array( 1, 0 ),
			),
			self::sums( 'video' )
		);
		self::assertSame( array( 1, 1 ), self::sums( 'post' )[ $post ] ?? null );
		self::assertSame( array( Day_Table::day( 0 ) => array( 2, 2 ) ), self::sums( 'day' ) );
	}

	public function test_nothing_about_a_person_or_an_address_is_stored(): void {
		global $wpdb;
		$this->tell( url: home_url( '/?s=my+secret&email=ada@example.org' ) );
		$row = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'video_days' ) ), ARRAY_A );
		self::assertSame( array( 'day', 'mark', 'post', 'kind', 'video', 'hits' ), array_keys( $row ) );
		self::assertSame( array( '0', 'played', 'youtube/aqz-KE-bpKQ' ), array( (string) $row['post'], $row['kind'], $row['video'] ) );
	}

	public function test_posts_that_are_not_public_are_not_named(): void {
		$post = $this->make_post();
		$page = (string) get_permalink( $post );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'private',
			)
		);
		$this->tell( url: $page );
		self::assertSame( array( 0 => array( 0, 1 ) ), self::sums( 'post' ) );
	}

	public function test_refuses_what_is_no_video(): void {
		$bad = array( '', 'x', array( 'x' ), 'javascript:alert(1)', 'https://example.org/a.mp4', 'https://evil.example/embed/aqz-KE-bpKQ' );
		foreach ( $bad as $id ) {
			self::assertSame( 422, $this->tell( $id )->status );
		}
		foreach ( array( '2', '', array( 1 ), 'yes' ) as $play ) {
			self::assertSame( 422, $this->tell( play: $play )->status );
		}
		foreach ( array( array( 'x' ), '', str_repeat( 'a&', 740 ), str_repeat( 'a[]', 500 ), str_repeat( 'x', 3000 ) ) as $qstring ) {
			self::assertContains( $this->call( Count_Video::NAME, array( 'qstring' => $qstring ) )->status, array( 400, 422 ) );
		}
		self::assertSame( 0, self::rows() );
	}

	public function test_is_off_by_default_and_leaves_authors_alone(): void {
		$this->turn_on( false );
		self::assertSame( 404, $this->tell()->status );
		delete_option( Options::OPTION );
		self::assertFalse( Video_Statistics::is_on() );
		self::assertSame( 404, $this->tell()->status );
		$this->turn_on( true );
		$this->act_as( $this->make_user( 'author' ) );
		self::assertSame( 204, $this->tell()->status );
		self::assertSame( '', self::printed() );
		self::assertSame( 0, self::rows() );
	}

	public function test_one_visitor_counts_up_to_a_limit_and_learns_nothing(): void {
		$statuses = array();
		for ( $times = 0; $times < Count_Video::PER_MINUTE; $times++ ) {
			$statuses[] = $this->tell()->status;
		}
		self::assertSame( array( 204 ), array_values( array_unique( $statuses ) ) );
		self::assertSame( array( 'youtube/aqz-KE-bpKQ' => array( 0, Count_Video::PER_MINUTE ) ), self::sums( 'video' ) );
		$this->tell();
		self::assertSame( array( 0, Count_Video::PER_MINUTE ), self::sums( 'day' )[ Day_Table::day( 0 ) ] ?? null );
	}

	public function test_one_network_with_invented_videos_counts_up_to_a_limit(): void {
		$most = Video_Daily_Stats::ROWS_OF_A_NETWORK + Video_Daily_Stats::OTHER_PER_HOUR;
		for ( $times = 0; $times < $most + 20; $times++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $times";
			self::assertSame( 204, $this->tell( 'https://www.youtube-nocookie.com/embed/' . substr( md5( "$times" ), 0, 11 ) )->status );
		}
		self::assertSame( array( 0, $most ), self::sums( 'day' )[ Day_Table::day( 0 ) ] ?? null );
		self::assertSame( array( 0, Video_Daily_Stats::OTHER_PER_HOUR ), self::sums( 'video' )[ Video_Daily_Stats::OTHER ] ?? null );
	}

	public function test_prints_one_script(): void {
		$this->act_as( 0 );
		$GLOBALS['wp_query'] = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Others may show a preview.
		$html                = self::printed();
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertStringContainsString( 'self.frontageVideos={"ajax":"/wp-admin/admin-ajax.php"};', $html );
		self::assertStringContainsString( Count_Video::NAME, $html );
	}

	/** Returns what is printed into the foot. */
	private static function printed(): string {
		ob_start();
		( new Video_Statistics() )->print();
		return (string) ob_get_clean();
	}

	public function test_only_owners_read_the_report(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/videos' ) )->get_status(), array( 401, 403 ) );
		}
	}

	public function test_the_report_names_videos_and_pages(): void {
		$post = $this->make_post( array( 'post_title' => 'Cups &amp; <b>tea</b>' ) );
		$this->tell( url: (string) get_permalink( $post ) );
		$this->act_as( 1 );
		$data = rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/videos' ) )->get_data();
		self::assertTrue( $data['isOn'] );
		self::assertSame( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', $data['video'][0]['url'] );
		self::assertSame( 'Cups & tea', $data['post'][0]['label'] );
		self::assertSame( array( 0, 1 ), array( $data['day'][0]['opened'], $data['day'][0]['played'] ) );
	}

	public function test_old_days_are_deleted(): void {
		global $wpdb;
		$wpdb->insert(
			Tables::name( 'video_days' ),
			array(
				'day'   => Day_Table::day( 91 ),
				'mark'  => md5( 'x' ),
				'post'  => 0,
				'kind'  => 'played',
				'video' => 'x',
				'hits'  => 1,
			)
		);
		$this->tell();
		foreach ( Retention_Registry::all() as $rule ) {
			if ( 'video-days' === $rule->id ) {
				$rule->clean();
			}
		}
		self::assertSame( 1, self::rows() );
	}
}
