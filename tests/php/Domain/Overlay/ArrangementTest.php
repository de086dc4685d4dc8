<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Popup_Index;
use Frontage\Tests\TestCase;

/**
 * Every request asks whether overlays are off or scheduled, and which popups it shows.
 */
final class ArrangementTest extends TestCase {
	public function test_pages_need_no_query_even_if_nothing_was_ever_decided(): void {
		delete_option( Arrangement::OPTION );
		self::assertSame( 0, $this->queries_of_a_page() );
		self::assertFalse( Arrangement::decides() );
		Arrangement::change( array( 'letter' ), array( 'off' => true ) );
		self::assertSame( 0, $this->queries_of_a_page() );
		self::assertTrue( Arrangement::of( 'letter' )['off'] );
	}

	/** Returns how many queries a page needs that has loaded its options, without a persistent object cache. */
	private function queries_of_a_page(): int {
		global $wpdb;
		wp_cache_delete( Arrangement::OPTION, 'options' );
		delete_option( Popup_Index::OPTION );
		wp_cache_delete( 'notoptions', 'options' );
		wp_load_alloptions( true );
		$before = $wpdb->num_queries;
		Arrangement::decides();
		Popup_Index::all();
		return $wpdb->num_queries - $before;
	}

	public function test_keeps_what_another_request_has_decided_meanwhile(): void {
		global $wpdb;
		Arrangement::change( array( 'mine' ), array( 'off' => true ) );
		$other                       = Arrangement::stored();
		$other['order']              = array( 'theirs', 'mine' );
		$other['overlays']['theirs'] = array( 'off' => true );
		// By another process: this one still has what it read before.
		$wpdb->update( $wpdb->options, array( 'option_value' => serialize( $other ) ), array( 'option_name' => Arrangement::OPTION ) );

		Arrangement::change( array( 'mine' ), array( 'off' => false ) );

		self::assertSame( array( 'theirs', 'mine' ), Arrangement::order() );
		self::assertTrue( Arrangement::of( 'theirs' )['off'] );
		self::assertFalse( Arrangement::of( 'mine' )['off'] );
	}
}
