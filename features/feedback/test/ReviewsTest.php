<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback\Test;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Usage\Index;
use Frontage\Features\Feedback\Close_Review;
use Frontage\Features\Feedback\Read_Reviews;
use Frontage\Features\Feedback\Submit_Review;
use Frontage\Http\Token;
use Frontage\Tests\Http\Action_TestCase;


/**
 * Tests administrators' reviews of Frontage.
 *
 * Stored on the site, only by users with the capability, and not asked for again.
 */
final class ReviewsTest extends Action_TestCase {
	private const REVIEW = array(
		'rating'            => '3',
		'description'       => "Too quiet.\nOr not?",
		'page_url'          => 'https://example.test/wp-admin/admin.php?page=frontage',
		'screen_resolution' => '1280x720',
		'allow_email'       => 'true',
	);

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( time() );
		delete_option( 'frontage_reviews' );
		$this->use_blocks( 3, 8 );
	}

	/**
	 * Publishes posts with a block.
	 *
	 * @param int $posts Number of posts.
	 * @param int $days Days since they were published.
	 */
	private function use_blocks( int $posts, int $days ): void {
		for ( $post = 0; $post < $posts; $post++ ) {
			$this->make_post(
				array(
					'post_content' => '<!-- wp:frontage/like-button /-->',
					'post_date'    => gmdate( 'Y-m-d H:i:s', Clock::now() - $days * DAY_IN_SECONDS ),
				)
			);
		}
	}

	public function test_asks_only_after_some_days_of_use(): void {
		global $wpdb;
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertTrue( $this->state()['asks'] );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( Index::TABLE ) ) );
		self::assertFalse( $this->state()['asks'], 'A new site' );
		$this->use_blocks( 2, 30 );
		$this->use_blocks( 1, 6 );
		self::assertFalse( $this->state()['asks'], 'Two posts, and one of this week' );
		$this->use_blocks( 1, 8 );
		self::assertTrue( $this->state()['asks'] );
	}

	public function test_stores_a_review_with_all_fields_and_does_not_ask_again(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertTrue( $this->state()['asks'] );
		self::assertSame( 200, $this->send( Submit_Review::NAME, self::REVIEW )->status );
		$state = $this->state();
		self::assertFalse( $state['asks'] );
		self::assertSame(
			array(
				'day'               => wp_date( 'Y-m-d', Clock::now() ),
				'rating'            => 3,
				'scale'             => 3,
				'description'       => "Too quiet.\nOr not?",
				'page_url'          => 'https://example.test/wp-admin/admin.php?page=frontage',
				'screen_resolution' => '1280x720',
				'allow_email'       => true,
			),
			$state['reviews'][0]
		);
	}

	public function test_rejects_empty_texts_and_ratings_beyond_the_scale(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$reviews = array(
			array( 'description' => " \n " ),
			array( 'rating' => '4' ),
			array( 'rating' => '0' ),
			array(
				'rating' => '6',
				'scale'  => '5',
			),
		);
		foreach ( $reviews as $wrong ) {
			$response = $this->send( Submit_Review::NAME, $wrong + self::REVIEW );
			self::assertSame( 400, $response->status );
			self::assertSame( array_key_first( $wrong ), ( (array) $response->data() )['field'] );
		}
		self::assertSame( array(), $this->state()['reviews'] );
		self::assertSame(
			200,
			$this->send(
				Submit_Review::NAME,
				array(
					'rating' => '5',
					'scale'  => '5',
				) + self::REVIEW
			)->status
		);
	}

	public function test_closes_permanently_for_one_user(): void {
		$one = $this->make_user( 'administrator' );
		$two = $this->make_user( 'administrator' );
		$this->act_as( $one );
		$this->send( Close_Review::NAME );
		self::assertFalse( $this->state()['asks'] );
		$this->act_as( $two );
		self::assertTrue( $this->state()['asks'] );
	}

	public function test_asks_only_administrators(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		foreach ( array( Read_Reviews::NAME, Close_Review::NAME, Submit_Review::NAME ) as $name ) {
			self::assertSame( 403, $this->send( $name, self::REVIEW )->status );
		}
	}

	/** @return array{asks: bool, day: int, reviews: list<array<string, mixed>>} */
	private function state(): array {
		/** The action's response. @var array{asks: bool, day: int, reviews: list<array<string, mixed>>} $state */
		$state = $this->send( Read_Reviews::NAME )->data();
		return $state;
	}

	/**
	 * @param string $name Action name.
	 * @param array<string, mixed> $fields Fields to send.
	 */
	private function send( string $name, array $fields = array() ): \Frontage\Http\Response {
		return $this->call( $name, $fields, self::OWN_PAGE + array( 'x-wp-nonce' => Token::make() ) );
	}
}
