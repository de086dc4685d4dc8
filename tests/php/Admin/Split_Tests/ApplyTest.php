<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Admin\Split_Tests\Test_Markup;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Usage\Non_Post_Content;

/** Tests that a variant takes the place of the test's block, and that nothing else changes. */
final class ApplyTest extends Report_TestCase {
	public function test_only_owners_may_change_anything(): void {
		$this->make_test();
		$this->assert_only_administrators( fn () => $this->change( 'apply', array( 'subject' => 1 ) ) );
		$this->assert_only_administrators( fn () => $this->change( 'state', array( 'state' => 'paused' ) ) );
		$this->assert_only_administrators( fn () => $this->delete() );
	}

	public function test_applies_the_winner_and_nothing_else_changes(): void {
		$post = $this->make_test();
		self::count_a_winner();
		$answer = self::read( $this->change( 'apply', array( 'subject' => 1 ) ) );
		self::assertSame( self::BEFORE . self::CONTENTS[1] . self::AFTER, self::content( $post ) );
		self::assertSame( array( 'ended', 'Short', null ), array( $answer['state'], $answer['applied'], $answer['place'] ) );
		self::assertSame( 2000, $this->report()['variants'][1]['visitors'], 'The result stays.' );
		self::assertSame( 'Short', self::read( $this->get( '/split-tests', array( 'state' => 'ended' ) ) )['tests'][0]['applied'] );
	}

	public function test_a_revision_brings_the_test_back(): void {
		$post = $this->make_test();
		self::count_a_winner();
		$before = self::content( $post );
		$this->change( 'apply', array( 'subject' => 0 ) );
		self::assertSame( self::BEFORE . self::CONTENTS[0] . self::AFTER, self::content( $post ) );
		$revisions = array_keys( wp_list_pluck( wp_get_post_revisions( $post ), 'post_content', 'ID' ), $before, true );
		self::assertCount( 1, $revisions );
		wp_restore_post_revision( $revisions[0] );
		self::assertSame( $before, self::content( $post ) );
		$report = $this->report();
		self::assertSame( array( 'running', '' ), array( $report['state'], $report['applied'] ) );
		self::assertSame( 2000, $report['variants'][1]['visitors'] );
	}

	public function test_inside_other_blocks_and_in_patterns_too(): void {
		$group = "<!-- wp:group -->\n<div class=\"wp-block-group\">%s\n\n<!-- wp:spacer /--></div>\n<!-- /wp:group -->";
		$post  = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => self::BEFORE . sprintf( $group, self::test_markup() ),
			)
		);
		self::assertSame( 200, $this->change( 'apply', array( 'subject' => 1 ) )->get_status() );
		self::assertSame( self::BEFORE . sprintf( $group, self::CONTENTS[1] ), self::content( $post ) );
	}

	public function test_in_widgets_too(): void {
		update_option(
			Non_Post_Content::WIDGETS,
			array(
				2              => array( 'content' => self::BEFORE ),
				3              => array( 'content' => self::test_markup() ),
				'_multiwidget' => 1,
			)
		);
		self::assertFalse( $this->report()['place']['canUndo'] );
		self::assertSame( 200, $this->change( 'apply', array( 'subject' => 1 ) )->get_status() );
		$widgets = (array) get_option( Non_Post_Content::WIDGETS );
		self::assertSame( array( self::BEFORE, self::CONTENTS[1] ), array( $widgets[2]['content'], $widgets[3]['content'] ) );
		self::assertSame( 'ended', $this->report()['state'] );
	}

	public function test_pauses_and_goes_on(): void {
		$post   = $this->make_test();
		$before = self::content( $post );
		self::assertSame( 'paused', self::read( $this->change( 'state', array( 'state' => 'paused' ) ) )['state'] );
		self::assertStringContainsString( '"state":"paused"', self::content( $post ) );
		self::assertSame( 'running', self::read( $this->change( 'state', array( 'state' => 'running' ) ) )['state'] );
		self::assertSame( str_replace( self::ID . '"}', self::ID . '","state":"running"}', $before ), self::content( $post ) );
	}

	public function test_refuses_what_was_changed_meanwhile(): void {
		$post = $this->make_test();
		$read = $this->report()['place']['read'];
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( self::test_markup() ),
			)
		);
		$this->assert_refused( $post, array( 409, 'changed' ), $read );
	}

	public function test_refuses_what_another_person_is_editing(): void {
		$post = $this->make_test();
		$this->act_as( $this->make_user( 'editor', array( 'display_name' => 'Mira' ) ) );
		require_once ABSPATH . 'wp-admin/includes/post.php';
		wp_set_post_lock( $post );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( 'Mira is editing it at the moment.', $this->report()['place']['obstacle'] );
		$this->assert_refused( $post, array( 403, 'not_editable' ) );
	}

	public function test_refuses_a_user_who_may_not_edit_the_post(): void {
		$post = $this->make_test();
		add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'edit_post' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$this->assert_refused( $post, array( 403, 'not_editable' ) );
	}

	public function test_refuses_to_lose_html_that_the_user_may_not_save(): void {
		$post = $this->make_post( array( 'post_content' => '<p onclick="x()">x</p>' . self::test_markup() ) );
		add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		kses_init_filters();
		$this->assert_refused( $post, array( 403, 'would_be_filtered' ) );
	}

	public function test_refuses_a_version_that_is_not_there(): void {
		$this->assert_refused( $this->make_test(), array( 409, 'not_found_in_page' ), null, 5 );
	}

	public function test_refuses_a_test_that_has_ended(): void {
		$post = $this->make_test();
		$this->change( 'apply', array( 'subject' => 1 ) );
		$this->assert_refused( $post, array( 409, 'not_found_in_page' ), str_repeat( 'a', 64 ) );
	}

	public function test_deletes_only_what_has_ended(): void {
		global $wpdb;
		$this->make_test();
		self::count_a_winner();
		self::assertSame( array( 409, 'not_ended' ), array( $this->delete()->get_status(), $this->delete()->get_data()['code'] ) );
		$this->change( 'apply', array( 'subject' => 1 ) );
		self::assertSame( 200, $this->delete()->get_status() );
		self::assertSame( 404, $this->get( '/split-tests/' . self::ID )->get_status() );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'split_days' ) ) ) );
	}

	public function test_an_empty_version_removes_the_block(): void {
		$markup = '<!-- wp:frontage/split-test {"testId":"' . self::ID . '"} --><!-- wp:frontage/split-variant /-->'
			. '<!-- wp:frontage/split-variant {"subject":3} --><p>x</p><!-- /wp:frontage/split-variant --><!-- /wp:frontage/split-test -->';
		self::assertSame( '', Test_Markup::with_variant( $markup, self::ID, 0 ) );
		self::assertNull( Test_Markup::with_variant( $markup, self::ID, 1 ) );
		self::assertNull( Test_Markup::with_variant( '<!-- wp:broken {"testId":"' . self::ID . '"', self::ID, 0 ) );
	}

	public function test_what_was_hidden_stays_hidden(): void {
		$words   = '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->';
		$hidden  = '"metadata":{"blockVisibility":false}';
		$variant = static fn ( string $more ): string =>
			"<!-- wp:frontage/split-variant {\"subject\":3$more} -->$words<!-- /wp:frontage/split-variant -->";
		$test    = static fn ( string $more, string $inner ): string =>
			'<!-- wp:frontage/split-test {"testId":"' . self::ID . "\"$more} -->"
			. "<!-- wp:frontage/split-variant /-->$inner<!-- /wp:frontage/split-test -->";
		foreach ( array( $test( ",$hidden", $variant( '' ) ), $test( '', $variant( ",$hidden" ) ) ) as $markup ) {
			self::assertSame(
				'<!-- wp:group {' . $hidden . "} --><div class=\"wp-block-group\">$words</div><!-- /wp:group -->",
				Test_Markup::with_variant( $markup, self::ID, 3 )
			);
		}
		self::assertSame( $words, Test_Markup::with_variant( $test( '', $variant( '' ) ), self::ID, 3 ) );
	}

	public function test_other_tests_whose_attributes_are_no_json_stay_as_they_are(): void {
		$broken = '<!-- wp:frontage/split-test {"testId":} --><!-- /wp:frontage/split-test -->';
		$post   = $this->make_post( array( 'post_content' => $broken . self::test_markup() ) );
		self::assertSame( 200, $this->change( 'apply', array( 'subject' => 1 ) )->get_status() );
		self::assertSame( $broken . self::CONTENTS[1], self::content( $post ) );
	}

	/**
	 * Asserts that nothing is changed.
	 *
	 * @param int $post
	 * @param array{int, string} $problem Status and code.
	 * @param string|null $read Hash that is sent; null for the current one.
	 * @param int $subject Variant.
	 */
	private function assert_refused( int $post, array $problem, ?string $read = null, int $subject = 1 ): void {
		$before = self::content( $post );
		$answer = $this->change( 'apply', array( 'subject' => $subject ) + ( null === $read ? array() : array( 'read' => $read ) ) );
		self::assertSame( $problem, array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( $before, self::content( $post ) );
	}
}
