<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Domain\Pictures\Picture_Files;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Video_Details;
use Frontage\Domain\Video\Videos;

/** Tests copies of videos' pictures: their sizes, what is refused, and when they go. */
final class PostersTest extends Video_TestCase {
	private const BIG = 'https://youtu.be/bigbigbigbi';

	/**
	 * Copies the pictures at some addresses; returns heights by width.
	 *
	 * @return array<int, int>
	 */
	private static function copied( string $href, string ...$urls ): array {
		$video = self::video( $href );
		$known = Video_Details::of(
			array(
				'title'  => 'A',
				'width'  => 16,
				'height' => 9,
			),
			array_values( $urls )
		);
		self::assertNotNull( $known );
		Posters::copy( $video, $known );
		return array_map( static fn ( array $file ): int => $file['height'], Posters::read( $video, $known )->files ?? array() );
	}

	public function test_copies_a_picture_in_all_sizes(): void {
		$video = self::video( self::BIG );
		$image = Posters::read( $video, Videos::ask( $video ) )?->image( '100vw' ) ?? array();
		self::assertSame( array( 1280, 720 ), array( $image['width'], $image['height'] ) );
		$form = '~-150\.jpg 150w, \S+-320\.jpg 320w, \S+-640\.jpg 640w, \S+-1280\.jpg 1280w$~';
		self::assertMatchesRegularExpression( $form, (string) $image['srcset'] );
		self::assertStringContainsString( wp_upload_dir( null, false )['baseurl'] . '/frontage/posters/', (string) $image['src'] );
		self::assertCount( 4, self::files() );
	}

	public function test_cuts_black_bars_from_a_picture_of_another_shape(): void {
		$video = self::video( 'https://youtu.be/aqz-KE-bpKQ' );
		$found = Posters::read( $video, Videos::ask( $video ) )?->files;
		self::assertSame( array( 150, 320 ), array_keys( $found ?? array() ) );
		self::assertEqualsWithDelta( 180, $found[320]['height'] ?? 0, 2 );
		self::assertContains( 'i.ytimg.com /vi/aqz-KE-bpKQ/hqdefault.jpg', self::$stub->requests(), 'The large one is not there.' );
	}

	public function test_takes_pictures_from_the_vendor_alone_and_judges_them_by_content(): void {
		$refused = array(
			'https://i.ytimg.com/evil.jpg',
			'https://i.ytimg.com/gone.jpg',
			'https://other.example/a.jpg',
			'https://127.0.0.1/a.jpg',
			'https://i.ytimg.com:8080/a.jpg',
			'https://user@i.ytimg.com/a.jpg',
		);
		self::assertSame( array(), self::copied( self::BIG, ...$refused ) );
		self::assertSame( array(), self::files() );
		self::assertSame( array( 'i.ytimg.com /evil.jpg', 'i.ytimg.com /gone.jpg' ), self::$stub->requests() );
	}

	public function test_writes_no_file_that_is_no_picture(): void {
		foreach ( array( '', '<svg xmlns="http://www.w3.org/2000/svg"/>', "\xff\xd8\xff<?php", str_repeat( 'x', 100000 ) ) as $body ) {
			self::assertSame( array(), ( new Picture_Files( 'posters', array( 150 ) ) )->write( 'x', $body, 1.0 ) );
		}
		self::assertSame( array(), self::files() );
	}

	public function test_tries_less_often_after_failures(): void {
		$video = self::video( self::BIG );
		$known = Video_Details::of( array( 'title' => 'A' ), array( 'https://i.ytimg.com/gone.jpg' ) );
		$tries = 0;
		for ( $minutes = 0; $minutes < 600; $minutes += 5 ) {
			self::assertNull( Posters::read( $video, $known ) );
			if ( false !== wp_next_scheduled( Posters::HOOK, array( 'https://www.youtube.com/watch?v=bigbigbigbi' ) ) ) {
				wp_unschedule_hook( Posters::HOOK );
				Posters::copy( $video, $known ?? self::fail() );
				++$tries;
			}
			$this->later( 5 * MINUTE_IN_SECONDS );
		}
		self::assertSame( 6, $tries );
	}

	public function test_goes_with_the_last_post_that_shows_the_video(): void {
		$video = self::video( self::BIG );
		Videos::ask( $video );
		$post = static fn (): int => (int) wp_insert_post(
			array(
				'post_title'   => 'A',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:frontage/video {"url":"https://www.youtube.com/watch?v=bigbigbigbi"} /-->',
			)
		);
		$one  = $post();
		$two  = $post();
		wp_delete_post( $one, true );
		self::assertCount( 4, self::files() );
		wp_delete_post( $two, true );
		self::assertSame( array(), self::files() );
		self::assertNull( Posters::read( $video, null ) );
	}

	public function test_goes_when_no_page_has_shown_it_for_long(): void {
		$video = self::video( self::BIG );
		$known = Videos::ask( $video );
		for ( $months = 0; $months < 8; $months++ ) {
			$this->later( 30 * DAY_IN_SECONDS );
			Posters::read( $video, $known );
			$this->cron();
			$this->purge();
		}
		self::assertCount( 4, self::files(), 'It is in use.' );
		$this->later( 181 * DAY_IN_SECONDS );
		$this->purge();
		self::assertSame( array(), self::files() );
	}

	private function purge(): void {
		foreach ( Retention_Registry::all() as $rule ) {
			if ( 'posters' === $rule->id ) {
				$rule->clean();
			}
		}
	}

	public function test_a_file_has_no_vendor(): void {
		self::assertNull( Posters::read( Video_Address::of( '/a.mp4' ) ?? self::fail(), null ) );
	}
}
