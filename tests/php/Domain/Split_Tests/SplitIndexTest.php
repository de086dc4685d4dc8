<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Goals;
use Frontage\Domain\Split_Tests\Split_Index;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Store\Day_Table;

/** Tests that the index knows all tests of the site, and what became of them. */
final class SplitIndexTest extends Split_TestCase {
	public function test_a_saved_test_is_found(): void {
		$post = $this->make_test(
			array(
				'name'  => 'Bread & <b>butter</b>',
				'goal'  => 'read',
				'share' => 40,
			)
		);
		$test = Split_Tests::find( self::TEST );
		self::assertNotNull( $test );
		self::assertSame( array( $post, 'running', 'read' ), array( $test->post, $test->state, $test->goal ) );
		self::assertSame( array( 40, 5 ), array( $test->share, $test->bounce ) );
		self::assertSame( 'Bread & butter', $test->name );
		self::assertSame( array( 0, 1 ), array_column( $test->variants, 'subject' ) );
		self::assertSame( array( '', 'Loud' ), array_column( $test->variants, 'name' ) );
		self::assertSame( array( Day_Table::day( 0 ), '', null ), array( $test->started, $test->ended, $test->winner ) );
		self::assertTrue( $test->has( 1 ) );
		self::assertFalse( $test->has( 2 ) );
		self::assertSame( array( 'read_goal', 1 ), array( $test->goal_record(), Split_Tests::total( 'running' ) ) );
	}

	public function test_drafts_pauses_and_ends_are_told_apart(): void {
		$post  = $this->make_test( array(), array( 'post_status' => 'draft' ) );
		$state = static fn (): string => Split_Tests::find( self::TEST )->state ?? '';
		self::assertSame( array( 'draft', '' ), array( $state(), Split_Tests::find( self::TEST )->started ?? null ) );
		wp_publish_post( $post );
		self::assertSame( array( 'running', Day_Table::day( 0 ) ), array( $state(), Split_Tests::find( self::TEST )->started ?? null ) );
		self::save( $post, self::markup( array( 'state' => 'paused' ) ) );
		self::assertSame( 'paused', $state() );
		self::save( $post, '<p>None</p>' );
		self::assertSame( array( 'ended', Day_Table::day( 0 ) ), array( $state(), Split_Tests::find( self::TEST )->ended ?? null ) );
		self::save( $post, self::markup() );
		self::assertSame( array( 'running', '' ), array( $state(), Split_Tests::find( self::TEST )->ended ?? null ) );
		wp_trash_post( $post );
		self::assertSame( 'draft', $state() );
		wp_delete_post( $post, true );
		self::assertSame( 'ended', $state() );
	}

	public function test_a_winner_is_remembered(): void {
		$this->make_test();
		Split_Index::finish( self::TEST, 1 );
		$test = Split_Tests::find( self::TEST );
		self::assertSame( array( 'ended', 1 ), array( $test?->state, $test?->winner ) );
	}

	public function test_a_copy_has_an_id_of_its_own_and_keeps_it(): void {
		$post = $this->make_test();
		$copy = $this->make_post( array( 'post_content' => self::markup() ) );
		$id   = array_key_first( Split_Block::in( (string) get_post( $copy )?->post_content ) );
		self::assertNotSame( self::TEST, $id );
		self::assertSame( $copy, Split_Tests::find( (string) $id )?->post );
		self::assertSame( $post, Split_Tests::find( self::TEST )?->post );
		self::save( $copy, self::markup() );
		$first = array_key_first( Split_Block::in( (string) get_post( $copy )?->post_content ) );
		self::save( $copy, self::markup( array( 'name' => 'again' ) ) );
		self::assertSame( array( $first ), array_keys( Split_Block::in( (string) get_post( $copy )?->post_content ) ) );
		self::save( $post, self::markup( array( 'name' => 'mine' ) ) );
		self::assertSame( 'mine', Split_Tests::find( self::TEST )?->name );
		self::assertStringContainsString( '&amp; now!', (string) get_post( $copy )?->post_content );
	}

	public function test_a_test_in_a_widget_is_found(): void {
		update_option( 'widget_block', array( 2 => array( 'content' => self::markup() ) ) );
		$test = Split_Tests::find( self::TEST );
		self::assertSame( array( 0, 'running' ), array( $test?->post, $test?->state ) );
	}

	public function test_goals_on_other_pages_are_known_without_a_query(): void {
		global $wpdb;
		$post = $this->make_test(
			array(
				'goal' => 'conversion',
				'page' => home_url( '/thanks/?a=b' ),
			)
		);
		$this->make_test(
			array(
				'testId' => self::OTHER,
				'goal'   => 'shop',
			)
		);
		$before = $wpdb->num_queries;
		self::assertSame( array( self::TEST ), Split_Goals::tests( 'conversion', '/thanks' ) );
		self::assertSame( array(), Split_Goals::tests( 'conversion', '/other' ) );
		self::assertSame( array( self::OTHER ), Split_Goals::tests( 'shop' ) );
		self::assertSame( $before, $wpdb->num_queries );
		$paused = array(
			'goal'  => 'conversion',
			'page'  => '/thanks',
			'state' => 'paused',
		);
		self::save( $post, self::markup( $paused ) );
		self::assertSame( array(), Split_Goals::tests( 'conversion', '/thanks' ) );
	}

	public function test_whatever_was_saved_is_read_as_something_valid(): void {
		$odd = array(
			'testId' => self::TEST,
			'name'   => array( 'a' => 'b' ),
			'goal'   => 7,
			'page'   => 'javascript:alert(1)',
			'share'  => 'NaN',
			'bounce' => -1,
			'state'  => array(),
			'scope'  => null,
		);
		$this->make_test( $odd );
		$test = Split_Tests::find( self::TEST );
		self::assertSame(
			array( '', 'click', '', 100, 5, 'running', 'inside' ),
			array( $test?->name, $test?->goal, $test?->page, $test?->share, $test?->bounce, $test?->state, $test?->scope )
		);
		foreach ( array( '', 'x', str_repeat( 'a', 9000 ), "3f2504e0-4f89-41d3-9a0c-0305e82c3301\n", strtoupper( self::TEST ) ) as $id ) {
			self::assertNull( Split_Tests::find( $id ) );
			self::assertSame( '', Split_Block::id( array( 'testId' => $id ) ) );
		}
		self::assertSame( '', Split_Block::path( 'https://elsewhere.test/thanks/' ) );
	}

	public function test_a_page_is_the_same_however_its_address_is_written(): void {
		$same = array( '/Schöne-Grüße/', '/Sch%C3%B6ne-Gr%c3%bc%C3%9fe?a=b', home_url( 'Sch%c3%b6ne-Gr%C3%BC%c3%9fe/#c' ) );
		foreach ( $same as $address ) {
			self::assertSame( '/Schöne-Grüße', Split_Block::path( $address ) );
		}
		self::assertSame( '', Split_Block::path( '/%ff%fe/' ) );
	}

	public function test_a_page_in_the_folder_of_the_site_needs_no_folder(): void {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		add_filter( 'home_url', static fn (): string => "https://$host/shop/" );
		foreach ( array( '/thanks/', '/shop/thanks', "https://$host/shop/thanks/" ) as $address ) {
			self::assertSame( '/thanks', Split_Block::path( $address ) );
		}
		self::assertSame( array( '/', '/shopping' ), array_map( array( Split_Block::class, 'path' ), array( '/shop/', '/shopping/' ) ) );
	}

	public function test_without_permalinks_pages_are_told_apart_by_their_query(): void {
		update_option( 'permalink_structure', '' );
		self::assertSame( '/?page_id=5', Split_Block::path( home_url( '/?page_id=5' ) ) );
		self::assertSame( '/?page_id=5', Split_Block::path( '/?utm_source=a&page_id=5&page_id=5&cat[]=1' ) );
		self::assertSame( '/', Split_Block::path( '/?utm_source=a' ) );
		$this->make_test( array( 'goal' => 'conversion', 'page' => '/?page_id=5' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array(), Split_Goals::tests( 'conversion', Split_Block::path( '/' ) ) );
		self::assertSame( array( self::TEST ), Split_Goals::tests( 'conversion', Split_Block::path( '/index.php?page_id=5' ) ) );
	}

	public function test_variants_have_subjects_of_their_own(): void {
		$variants = array( array( 'subject' => 3 ), array( 'subject' => 3 ), array( 'subject' => 3 ), array( 'subject' => 64 ), 'x' );
		self::assertSame( array( 0, 3, 1, 2, 4 ), array_column( Split_Block::variants( $variants ), 'subject' ) );
		self::assertCount( Split_Block::MOST_VARIANTS, Split_Block::variants( array_fill( 0, 30, array() ) ) );
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
