<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Visibility;

use Frontage\Base\Clock;
use Frontage\Domain\Search\Index\Post_Text;
use Frontage\Domain\Search\Index\Scheduled_Words;
use Frontage\Tests\Hidden_TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/** Tests that nobody finds a post by words that they do not see. */
final class HiddenSearchTest extends Hidden_TestCase {
	public function test_are_found_from_their_day_on(): void {
		$post = $this->post( self::content( self::LATER ) );
		$time = (int) strtotime( '2036-05-02T12:00 UTC' );
		self::assertSame( $time, wp_next_scheduled( Scheduled_Words::HOOK, array( $post->ID ) ) );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		$changed = wp_cache_get_last_changed( 'posts' );
		Clock::stop( $time );
		do_action( Scheduled_Words::HOOK, $post->ID );
		self::assertStringContainsString( 'secretum', implode( ' ', Post_Text::of( $post ) ) );
		self::assertNotSame( $changed, wp_cache_get_last_changed( 'posts' ) );
	}

	public function test_are_in_no_index_that_a_member_makes(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$post = $this->post( self::content() );
		self::assertHides( implode( ' ', Post_Text::of( $post ) ) );
		self::assertStringContainsString( 'publicum', implode( ' ', Post_Text::of( $post ) ) );
		self::assertStringContainsString( 'secretum', get_the_excerpt( $post ) );
	}

	#[TestWith( array( 'secretum', false ) )]
	#[TestWith( array( 'SECRETUM publicum', false ) )]
	#[TestWith( array( '"Zyxomma secretum"', false ) )]
	#[TestWith( array( 'publicum', true ) )]
	#[TestWith( array( 'publicum -secretum', true ) )]
	#[TestWith( array( 'publicum -zyxomma', false ) )]
	public function test_find_no_post_for_guests( string $text, bool $is_found ): void {
		$post  = $this->post( self::content() );
		$plain = $this->post( self::paragraph( 'Zyxomma secretum publicum' ) );
		$find  = static fn (): array => ( new \WP_Query() )->query(
			array(
				's'             => $text,
				'fields'        => 'ids',
				'cache_results' => false,
			)
		);
		self::assertSame( $is_found, in_array( $post->ID, $find(), true ) );
		self::assertSame( ! str_contains( $text, '-' ), in_array( $plain->ID, $find(), true ) );
		$all = get_posts(
			array(
				's'           => $text,
				'fields'      => 'ids',
				'numberposts' => -1,
			)
		);
		self::assertSame( $is_found, in_array( $post->ID, $all, true ), 'Without filters.' );
		$request = new WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_param( 'search', $text );
		self::assertSame( $is_found, in_array( $post->ID, array_column( rest_do_request( $request )->get_data(), 'id' ), true ) );
		$this->act_as( $this->make_user() );
		self::assertSame( ! str_contains( $text, '-' ), in_array( $post->ID, $find(), true ), 'Users see them.' );
	}
}
