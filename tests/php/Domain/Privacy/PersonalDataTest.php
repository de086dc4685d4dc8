<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Privacy;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Votes;
use Frontage\Http\Visitor;
use Frontage\Tests\TestCase;


/**
 * Tests WordPress's personal data tools.
 *
 * Data stored about an email address is exported page by page, and erased.
 */
final class PersonalDataTest extends TestCase {
	private int $user;

	protected function setUp(): void {
		parent::setUp();
		$this->user = $this->make_user( 'subscriber', array( 'user_email' => 'ada@example.org' ) );
	}

	/** @return array<string, mixed> */
	private function call( string $kind, string $email, int $page = 1 ): array {
		$all = apply_filters( "wp_privacy_personal_data_$kind", array() );
		return $all['frontage-votes']['callback']( $email, $page );
	}

	public function test_exports_votes_of_an_account(): void {
		$post = $this->make_post( array( 'post_title' => 'A <em>long</em> walk' ) );
		Votes::cast( 'likes', $post, Visitor::of_user( $this->user ) );
		Votes::cast( 'likes', $post, Visitor::of_user( 1 ) );
		$page = $this->call( 'exporters', 'ada@example.org' );
		self::assertTrue( $page['done'] );
		self::assertCount( 1, $page['data'] );
		$values = array_column( $page['data'][0]['data'], 'value', 'name' );
		self::assertSame( array( 'likes', 'A long walk', gmdate( 'Y-m-d' ) ), array( $values['Type'], $values['Title'], $values['Date'] ) );
		self::assertStringContainsString( 'http', $values['URL'] );
		self::assertSame( 'Likes and votes', $page['data'][0]['group_label'] );
	}

	public function test_exports_nothing_for_unknown_addresses(): void {
		Votes::cast( 'likes', 1, Visitor::current() );
		foreach ( array( 'nobody@example.org', 'ada@example.org', '' ) as $email ) {
			self::assertSame(
				array(
					'data' => array(),
					'done' => true,
				),
				$this->call( 'exporters', $email )
			);
			self::assertSame( 0, $this->call( 'erasers', $email )['items_removed'] );
		}
	}

	public function test_exports_in_pages(): void {
		global $wpdb;
		foreach ( range( 1, 205 ) as $number ) {
			Retry::write(
				$wpdb->prepare(
					'INSERT INTO %i (kind, object_id, visitor, created) VALUES (%s, %d, %s, %s)',
					Tables::name( 'votes' ),
					'likes',
					100000 + $number,
					Visitor::of_user( $this->user )->key(),
					'2030-01-01'
				)
			);
		}
		$seen = array();
		for ( $page = 1; $page < 10; $page++ ) {
			$got  = $this->call( 'exporters', 'ada@example.org', $page );
			$seen = array_merge( $seen, array_column( $got['data'], 'item_id' ) );
			if ( $got['done'] ) {
				break;
			}
		}
		self::assertSame( 3, $page );
		self::assertCount( 205, array_unique( $seen ) );
	}

	public function test_erasing_removes_votes_and_keeps_the_count(): void {
		Votes::cast( 'likes', 7, Visitor::of_user( $this->user ) );
		Votes::cast( 'likes', 8, Visitor::of_user( $this->user ) );
		Votes::cast( 'likes', 7, Visitor::of_user( 1 ) );
		$done = $this->call( 'erasers', 'ada@example.org' );
		self::assertSame( array( 2, 0, true ), array( $done['items_removed'], $done['items_retained'], $done['done'] ) );
		self::assertSame( array(), $this->call( 'exporters', 'ada@example.org' )['data'] );
		self::assertFalse( Votes::cast( 'likes', 7, Visitor::of_user( 1 ) ), 'Still there.' );
		self::assertSame( 2, Counters::get( 'likes', 7 ) );
	}

	public function test_the_user_key_matches_the_key_of_votes(): void {
		$this->act_as( $this->user );
		self::assertSame( Visitor::current()->key(), Visitor::of_user( $this->user )->key() );
	}
}
