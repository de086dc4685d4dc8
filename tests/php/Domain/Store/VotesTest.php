<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Votes;
use Frontage\Http\Visitor;
use Frontage\Tests\TestCase;


/**
 * Tests one vote per visitor.
 *
 * Voting and voting again.
 */
final class VotesTest extends TestCase {
	/** Returns a visitor with this browser. */
	private function visitor( string $agent ): Visitor {
		$_SERVER['HTTP_USER_AGENT'] = $agent;
		return Visitor::current();
	}

	public function test_counts_a_visitor_once(): void {
		self::assertTrue( Votes::cast( 'test', 7, $this->visitor( 'One' ) ) );
		self::assertFalse( Votes::cast( 'test', 7, $this->visitor( 'One' ) ) );
		self::assertTrue( Votes::cast( 'test', 7, $this->visitor( 'Two' ) ) );
		self::assertSame( 2, Counters::get( 'test', 7 ) );
	}

	public function test_votes_are_separate_by_object(): void {
		Votes::cast( 'test', 7, $this->visitor( 'One' ) );
		self::assertTrue( Votes::cast( 'test', 8, $this->visitor( 'One' ) ) );
		self::assertTrue( Votes::cast( 'other', 7, $this->visitor( 'One' ) ) );
	}

	public function test_stores_only_a_day_and_an_anonymous_key(): void {
		global $wpdb;
		Votes::cast( 'test', 7, $this->visitor( 'Remarkable Browser' ) );
		$row = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'votes' ) ) );
		self::assertSame( gmdate( 'Y-m-d' ), $row['created'] );
		self::assertMatchesRegularExpression( '/^a[0-9a-f]{31}$/', $row['visitor'] );
		self::assertStringNotContainsString( 'Remarkable', (string) wp_json_encode( $row ) );
	}
}
