<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Index;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Store\Day_Table;

/** Tests that counts of one test never become those of another one. */
final class SplitChangesTest extends Split_TestCase {
	public function test_a_goal_that_is_changed_while_visitors_are_counted_is_noted(): void {
		$post = $this->make_test();
		self::save( $post, self::markup( array( 'goal' => 'view' ) ) );
		self::assertSame( array(), Split_Tests::find( self::TEST )?->changed, 'Nobody was counted yet.' );
		self::count_one();
		foreach ( array( array( 'name' => 'Other' ), array( 'state' => 'paused' ), array( 'page' => '/unused/' ) ) as $same ) {
			self::save( $post, self::markup( array( 'goal' => 'view' ) + $same ) );
			self::assertSame( array(), Split_Tests::find( self::TEST )?->changed );
		}
		self::save( $post, self::markup( array( 'goal' => 'form' ) ) );
		self::assertSame( array( 'goal' => Day_Table::day( 0 ) ), Split_Tests::find( self::TEST )?->changed );
		self::save( $post, self::markup( array( 'goal' => 'form', 'name' => 'Again' ) ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 'goal' => Day_Table::day( 0 ) ), Split_Tests::find( self::TEST )?->changed, 'It stays noted.' );
	}

	public function test_weights_and_variants_that_are_changed_are_noted(): void {
		$post = $this->make_test();
		self::count_one();
		self::save( $post, str_replace( '{"subject":"1"', '{"weight":10,"subject":"1"', self::markup() ) );
		self::assertSame( array( 'variants' => Day_Table::day( 0 ) ), Split_Tests::find( self::TEST )?->changed );
	}

	public function test_a_test_that_was_moved_goes_on(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$post = $this->make_test();
		self::save( $post, '' );
		$other = $this->make_post( array( 'post_content' => self::markup() ) );
		self::assertSame( $other, Split_Tests::find( self::TEST )?->post );
	}

	public function test_a_test_whose_winner_was_applied_starts_from_zero_on_another_page(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$post = $this->make_test();
		Split_Index::finish( self::TEST, 1 );
		self::assert_apart( $post, $this->make_post( array( 'post_content' => self::markup() ) ) );
	}

	public function test_nobody_takes_over_the_counts_of_a_page_that_he_may_not_edit(): void {
		$post = $this->make_test();
		self::save( $post, '' );
		$this->act_as( $this->make_user( 'contributor' ) );
		$draft = array(
			'post_content' => self::markup( array( 'name' => 'Mine' ) ),
			'post_status'  => 'draft',
		);
		self::assert_apart( $post, $this->make_post( $draft ) );
	}

	/**
	 * Checks that the test of a post still ended there, and that another post has one of its own.
	 *
	 * @param int $post Where it ended.
	 * @param int $other Where it was saved again.
	 */
	private static function assert_apart( int $post, int $other ): void {
		$test = Split_Tests::find( self::TEST );
		self::assertSame( array( $post, 'ended', '' ), array( $test?->post, $test?->state, $test?->name ) );
		self::assertNotSame( array( self::TEST ), array_keys( Split_Block::in( (string) get_post( $other )?->post_content ) ) );
	}

	/** Counts a visitor. */
	private static function count_one(): void {
		$test = Split_Tests::find( self::TEST );
		self::assertNotNull( $test );
		Split_Counts::add( $test, 0, 'view_page' );
	}

	/**
	 * Saves the content of a post.
	 *
	 * @param string $content Block markup.
	 */
	private static function save( int $post, string $content ): void {
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
