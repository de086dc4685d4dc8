<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Shares;

use Frontage\Admin\Shares\Import\Shared_Counts;
use Frontage\Admin\Shares\Import\Social_Warfare;
use Frontage\Admin\Transfer\Importers;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/** Tests that share counts of other plugins are taken over once, exactly, and can be taken back. */
final class ShareImportTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 1 );
	}

	public function test_a_preview_counts_and_changes_nothing(): void {
		$post = $this->counted();
		self::assertSame( self::done( 1, 4 ), Social_Warfare::preview() );
		self::assertSame( 0, Counters::get( 'shares', $post ) );
		self::assertSame( 0, Social_Warfare::undoable() );
		self::assertFalse( get_option( 'frontage_import_shares_social_warfare' ) );
	}

	public function test_takes_networks_under_their_present_names_and_the_sum_with_those_that_are_gone(): void {
		$post = $this->counted();
		self::assertSame( self::done( 1, 4 ), Social_Warfare::step() );
		self::assertSame(
			array(
				'shares'    => 150,
				'facebook'  => 100,
				'x'         => 20,
				'pinterest' => 5,
				'reddit'    => 0,
			),
			Share_Counts::of( array( $post ), array( 'facebook', 'x', 'pinterest', 'reddit' ) )[ $post ]
		);
		self::assertSame( '100', get_post_meta( $post, '_facebook_shares', true ), 'The old numbers stay.' );
	}

	public function test_reads_the_json_of_shared_counts(): void {
		$post = $this->make_post();
		$json = '{"Facebook":{"share_count":3,"like_count":2,"total_count":6},"Twitter":0,"Pinterest":4,"Yummly":2,"LinkedIn":1}';
		add_post_meta( $post, 'shared_counts', $json );
		add_post_meta( $post, 'shared_counts_email', '2' );
		add_post_meta( $post, 'shared_counts_total', '13' );
		self::assertSame( self::done( 1, 5 ), Shared_Counts::step() );
		self::assertSame(
			array(
				'shares'    => 15,
				'facebook'  => 6,
				'pinterest' => 4,
				'linkedin'  => 1,
				'mail'      => 2,
			),
			Share_Counts::of( array( $post ), array( 'facebook', 'pinterest', 'linkedin', 'mail' ) )[ $post ]
		);
	}

	public function test_works_in_batches_is_idempotent_and_never_lowers_a_counter(): void {
		$posts = array( $this->counted(), $this->counted(), $this->counted() );
		Counters::set( 'share-facebook', $posts[0], 101 );
		self::assertSame( array( 2, false ), array( Social_Warfare::step( 2 )['read'], Social_Warfare::step( 0 )['is_done'] ) );
		self::assertSame( self::done( 1, 4 ), Social_Warfare::step( 2 ) );
		Social_Warfare::start_over();
		self::assertSame( self::done( 3, 0 ), Social_Warfare::step() );
		self::assertSame( 101, Counters::get( 'share-facebook', $posts[0] ) );
	}

	public function test_an_undo_takes_back_what_was_added_and_keeps_what_visitors_added(): void {
		$post = $this->counted();
		Counters::set( 'shares', $post, 3 );
		Social_Warfare::step();
		Counters::add( 'shares', $post, 2 );
		self::assertSame( 1, Social_Warfare::undoable() );
		self::assertSame( 1, Social_Warfare::undo() );
		self::assertSame( 5, Counters::get( 'shares', $post ) );
		self::assertSame( 0, Counters::get( 'share-facebook', $post ) );
		self::assertSame( 0, Social_Warfare::undo() );
		self::assertSame( self::done( 1, 4 ), Social_Warfare::step(), 'It can be imported again.' );
	}

	public function test_hostile_numbers_count_nothing(): void {
		$nested = array( '[1,2]', '{"Facebook":{"total_count":{"a":1}}}', str_repeat( '[', 9 ) );
		foreach ( array( '-5', 'many', '1e400', '', 'O:8:"stdClass":0:{}', 'NAN', ...$nested ) as $value ) {
			$post = $this->make_post();
			add_post_meta( $post, '_total_shares', $value );
			add_post_meta( $post, '_facebook_shares', array( 'x' => 1 ) );
			add_post_meta( $post, 'shared_counts', $value );
		}
		self::assertSame( self::done( 9, 1 ), Social_Warfare::step(), 'A number beyond all bounds is cut.' );
		self::assertSame( 1, Shared_Counts::step()['raised'], 'A list has numbers of networks without names.' );
	}

	public function test_is_offered_and_undone_through_the_rest_api(): void {
		$this->counted();
		$offer = array_column( Importers::offers(), null, 'name' )['shares-social-warfare'];
		self::assertSame( array( 1, 4, 0 ), array( $offer['found'], $offer['would_change'], $offer['undoable'] ) );
		Social_Warfare::step();
		$undo = new WP_REST_Request( 'POST', '/frontage/v1/imports/shares-social-warfare/undo' );
		self::assertSame(
			array(
				'undone'  => 1,
				'is_done' => true,
			),
			rest_do_request( $undo )->get_data()
		);
		self::assertSame( 400, rest_do_request( new WP_REST_Request( 'POST', '/frontage/v1/imports/likes/undo' ) )->get_status() );
		$this->act_as( $this->make_user( 'editor' ) );
		self::assertSame( 403, rest_do_request( $undo )->get_status() );
	}

	/** Creates a post as Social Warfare leaves it. */
	private function counted(): int {
		$post    = $this->make_post();
		$numbers = array(
			'total'       => 150,
			'facebook'    => 100,
			'twitter'     => 20,
			'pinterest'   => 5,
			'stumbleupon' => 25,
		);
		foreach ( $numbers as $network => $number ) {
			add_post_meta( $post, "_{$network}_shares", (string) $number );
		}
		return $post;
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
