<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share\Test;

use Frontage\Blocks\Share\All_Counts;
use Frontage\Blocks\Share\Media_Count;
use Frontage\Blocks\Share\Media_Total;
use Frontage\Blocks\Share\Network_Count;
use Frontage\Blocks\Share\Record_Share;
use Frontage\Blocks\Share\Total_Count;
use Frontage\Domain\Share\Post_Media;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Share\Share_Daily_Stats;
use Frontage\Http\Response;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what the actions of S0 §7 count, and what they return. */
final class CountTest extends Action_TestCase {
	/** More presses than one network of computers may have counted for a post in an hour. */
	private const FLOOD = 70;

	private const COUNTED_OF_FLOOD = 60;

	public function test_counts_a_press_by_network_place_and_day(): void {
		$post = $this->make_post();
		self::assertSame( 'true', $this->press( $post, array( 'network' => 'facebook' ) )->body );
		$this->press(
			$post,
			array(
				'network'  => 'facebook',
				'location' => 'sidebar',
			)
		);
		$this->press( $post, array( 'network' => 'mail' ) );
		self::assertSame( 'true', $this->press( $post, array( 'action' => 'like' ) )->body );
		self::assertSame( '3', $this->total( $post ) );
		self::assertStringContainsString( '>2</span>', $this->number( $post, 'facebook', 0 ) );
		self::assertStringContainsString( ' hidden=""></span>', $this->number( $post, 'facebook', 3 ) );
		self::assertSame( '{}', $this->call( All_Counts::NAME, array( 'posts' => '987654321' ) )->body );
		self::assertSame(
			'{"' . $post . '":{"shares":[3,"3"],"facebook":[2,"2"],"mail":[1,"1"]}}',
			$this->call( All_Counts::NAME, array( 'posts' => "$post" ), array(), 'GET' )->body
		);
		self::assertSame(
			array(
				array(
					'key'  => 'inline',
					'hits' => 3,
				),
				array(
					'key'  => 'sidebar',
					'hits' => 1,
				),
			),
			Share_Daily_Stats::sums( 'location', 1, 10 )
		);
	}

	public function test_a_picture_is_counted_only_if_the_post_has_it(): void {
		$here  = 'https://example.org/wp-content/uploads/2026/11/sea-300x200.jpg';
		$other = 'https://example.org/wp-content/uploads/2026/11/other.jpg';
		$post  = $this->make_post( array( 'post_content' => "<img src=\"$here\" alt=\"\"/>" ) );
		foreach ( array( $here, $other ) as $media ) {
			$this->press(
				$post,
				array(
					'action'    => 'media',
					'network'   => 'pinterest',
					'media_url' => $media,
				)
			);
		}
		$total  = fn ( string $media ): string => $this->call(
			Media_Total::NAME,
			array(
				'media_total' => wp_json_encode(
					array(
						'media_url' => $media,
						'post_id'   => $post,
					)
				),
			)
		)->body;
		self::assertSame( array( '1', '0' ), array( $total( $here ), $total( $other ) ) );
		$single = array(
			'media_url' => $here,
			'post_id'   => $post,
			'network'   => 'pinterest',
			'action'    => 'media',
		);
		self::assertSame( '1', $this->call( Media_Count::NAME, array( 'media_single' => wp_json_encode( $single ) ) )->body );
		self::assertSame( '0', $this->total( $post ) );
	}

	public function test_all_sizes_of_a_picture_are_counted_as_one_and_nothing_else_is_taken(): void {
		$post  = $this->make_post( array( 'post_content' => '<img src="https://pictures.example/sea-300x200.jpg?a=1" alt=""/>' ) );
		$press = fn ( string $media ): int => $this->press(
			$post,
			array(
				'action'    => 'media',
				'network'   => 'pinterest',
				'media_url' => $media,
			)
		)->status;
		foreach ( array( '-300x200.jpg?a=1', '.jpg', '-1x1.jpg#x', '.jpg?b=' . str_repeat( 'c', 500 ) ) as $end ) {
			self::assertSame( 200, $press( "https://pictures.example/sea$end" ), $end );
		}
		self::assertSame( 200, $press( 'https://copies.example/sea.jpg' ), 'A copy, such as of a content delivery network.' );
		self::assertSame( 5, Share_Counts::of_media( $post, 'https://pictures.example/sea-300x200.jpg?a=1' ) );
		foreach ( array( 'https://pictures.example/sea.php', home_url( '/sea.x1' ) ) as $wrong ) {
			self::assertSame( 400, $press( $wrong ), $wrong );
		}
		self::assertSame( 200, $press( home_url( '/gone.jpg' ) ), 'A page from a cache.' );
		self::assertSame( 0, Share_Counts::of_media( $post, home_url( '/gone.jpg' ) ) );
	}

	public function test_no_tag_in_the_content_is_taken_for_a_picture(): void {
		$content = '<p><a href="/">Home</a> <img src="/uploads/sea-300x200.jpg"></p>';
		$post    = $this->make_post( array( 'post_content' => $content ) );
		foreach ( array( '/', '/p.jpg', '/a-300x200.png', '/uploads/se.jpg' ) as $path ) {
			self::assertFalse( Post_Media::has( $post, "https://other.example$path" ), $path );
		}
		self::assertTrue( Post_Media::has( $post, home_url( '/uploads/sea.jpg' ) ) );
	}

	public function test_robots_that_say_so_are_answered_as_usual_and_not_counted(): void {
		$post                       = $this->make_post();
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (compatible; SiteCrawler/1.0) Chrome/150.0.0.0';
		self::assertSame( array( 'true', '0' ), array( $this->press( $post )->body, $this->total( $post ) ) );
	}

	public function test_a_flood_is_answered_as_usual_and_not_counted(): void {
		$post = $this->make_post();
		for ( $press = 0; $press < self::FLOOD; $press++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $press";
			self::assertSame( 'true', $this->press( $post )->body );
		}
		self::assertSame( (string) self::COUNTED_OF_FLOOD, $this->total( $post ) );
	}

	/**
	 * Returns records that are refused, and the field that is named.
	 *
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function wrong_records(): array {
		return array(
			'network'  => array( array( 'network' => 'myspace' ), 400, 'stats_data_array.network' ),
			'action'   => array( array( 'action' => 'steal' ), 400, 'stats_data_array.action' ),
			'location' => array( array( 'location' => 'roof' ), 400, 'stats_data_array.location' ),
			'media'    => array( array( 'media_url' => 'javascript:alert(1)' ), 400, 'stats_data_array.media_url' ),
			'post'     => array( array( 'post_id' => 987654321 ), 404, '' ),
		);
	}

	/**
	 * Refuses wrong records.
	 *
	 * @param array<string, mixed> $wrong Members that are wrong.
	 * @param int    $status Expected status.
	 * @param string $field Expected field.
	 */
	#[DataProvider( 'wrong_records' )]
	public function test_refuses_a_wrong_record_and_names_the_field( array $wrong, int $status, string $field ): void {
		$post     = $this->make_post();
		$response = $this->press( $post, $wrong );
		self::assertSame( $status, $response->status );
		self::assertSame( $field, json_decode( $response->body, true )['field'] ?? '' );
		self::assertSame( '0', $this->total( $post ) );
	}

	public function test_hidden_posts_are_missing_posts(): void {
		$hidden = $this->make_post( array( 'post_status' => 'private' ) );
		self::assertSame( 404, $this->press( $hidden )->status );
		self::assertSame( 404, $this->call( Total_Count::NAME, array( 'share_total_count_array' => "{\"post_id\":$hidden}" ) )->status );
		self::assertSame( array(), Share_Daily_Stats::sums( 'post', 1, 10 ) );
	}

	/**
	 * Presses a button.
	 *
	 * @param array<string, mixed> $other Members other than usual.
	 */
	private function press( int $post, array $other = array() ): Response {
		$record = $other + array(
			'action'    => 'share',
			'network'   => 'x',
			'media_url' => '',
			'post_id'   => $post,
			'location'  => 'inline',
		);
		return $this->call( Record_Share::NAME, array( 'stats_data_array' => (string) wp_json_encode( $record ) ) );
	}

	/** Returns the total as visitors read it. */
	private function total( int $post ): string {
		return $this->call( Total_Count::NAME, array( 'share_total_count_array' => "{\"post_id\":$post}" ) )->body;
	}

	/** Returns the HTML of a network's number. */
	private function number( int $post, string $network, int $min ): string {
		$asked = array(
			'network'   => $network,
			'min_count' => $min,
			'post_id'   => $post,
			'url'       => 'https://example.org/',
		);
		return $this->call( Network_Count::NAME, array( 'share_count_array' => (string) wp_json_encode( $asked ) ) )->body;
	}
}
