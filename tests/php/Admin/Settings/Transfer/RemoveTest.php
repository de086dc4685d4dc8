<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Transfer;

use Frontage\Admin\Transfer\Importers;
use Frontage\Admin\Transfer\Parts;
use Frontage\Admin\Transfer\Stored_Data;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Remove_On_Delete;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;


/**
 * Tests the removal of data.
 *
 * Only what was selected, only after the site's name was typed; content stays.
 */
final class RemoveTest extends Transfer_TestCase {
	protected function setUp(): void {
		parent::setUp();
		Options::save( array(), array( 'stub-module' => array( 'offset' => 7 ) ) );
		Counters::set( 'likes', 7, 3 );
		Log::count( 'failed', 'an-action' );
	}

	/** @return array{mixed, int, int} Remaining settings, counters and log rows. */
	private static function left(): array {
		return array( Options::get( 'stub-module', 'offset' ), Counters::get( 'likes', 7 ), min( 1, Log::size() ) );
	}

	/** @param list<string> $what Data to remove. */
	private function remove( array $what, string $confirm = 'example.org' ): mixed {
		$answer = $this->post( '/remove-data', compact( 'what', 'confirm' ) );
		return 200 === $answer->get_status() ? true : $answer->get_data()['data']['field'];
	}

	public function test_requires_the_name_of_the_site(): void {
		self::assertSame( 'example.org', self::read( $this->get( '/tools' ) )['phrase'] );
		foreach ( array( '', 'yes', 'example.com' ) as $typed ) {
			self::assertSame( 'confirm', $this->remove( array( 'everything' ), $typed ) );
		}
		self::assertSame( 'what', $this->remove( array() ) );
		self::assertSame( 'what', $this->remove( array( 'posts' ) ) );
		self::assertSame( array( 7, 3, 1 ), self::left() );
	}

	public function test_names_and_counts_everything_and_offers_it_in_the_export(): void {
		self::assertSame( array(), Stored_Data::others(), 'A table that no line names' );
		$someone = new Subscriber( 0, 'local', 'news', 'ada@example.org', 'Ada', status: Subscriber::SUBSCRIBED );
		Subscribers::insert( $someone );
		$this->make_post( array( 'post_type' => 'frontage_ad' ) );
		$lines = array_column( self::read( $this->get( '/tools' ) )['stored'], 'count', 'name' );
		self::assertSame( array( 1, 1, 1, null ), array( $lines['subscribers'], $lines['ads'], $lines['counters'], $lines['settings'] ) );
		self::assertArrayNotHasKey( 'messages', $lines );

		self::assertArrayNotHasKey( 'subscribers', (array) Parts::export()['parts'], 'Not without asking for it.' );
		$export = Parts::export( array( 'messages', 'subscribers' ) );
		$parts  = (array) $export['parts'];
		self::assertSame( 'ada@example.org', $parts['subscribers'][0]['email'] );
		self::assertSame( array(), $parts['messages'] );
		self::assertArrayNotHasKey( 'secret', $parts['subscribers'][0] );
		$setting = Remove_On_Delete::settings()[ Remove_On_Delete::KEY ];
		foreach ( array( 'messages', 'subscribers', 'ads', 'popups', 'test results' ) as $word ) {
			self::assertStringContainsString( $word, $setting->help );
		}
	}

	public function test_deletes_only_what_was_selected(): void {
		self::assertTrue( $this->remove( array( 'settings' ), ' Example.org ' ) );
		self::assertSame( array( 40, 3, 1 ), self::left() );
		$this->remove( array( 'log' ) );
		self::assertSame( array( 40, 3, 0 ), self::left() );
		$this->remove( array( 'counters' ) );
		self::assertSame( array( 40, 0, 0 ), self::left() );
	}

	public function test_resets_everything_to_defaults(): void {
		global $wpdb;
		$post = $this->make_post( array( 'post_content' => '<!-- wp:frontage/tabs /-->' ) );
		$key  = Values::get( 'frontage_token_key' );
		self::assertTrue( $this->remove( array( 'everything', 'log' ) ) );
		self::assertSame( array( 40, 0, 0 ), self::left() );
		self::assertNotSame( $key, Values::get( 'frontage_token_key' ) );
		self::assertCount( count( Tables::all() ), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}frontage\\_%'" ) );
		self::assertNotFalse( wp_next_scheduled( Retention::HOOK ) );
		self::assertSame( '<!-- wp:frontage/tabs /-->', get_post( $post )?->post_content );
	}

	public function test_deletes_old_counters_in_batches(): void {
		$post = $this->make_post();
		add_post_meta( $post, '_zilla_likes', '4' );
		self::assertContains( 'likes', array_column( self::read( $this->get( '/tools' ) )['imports'], 'name' ) );
		self::assertSame( array( 1, 1, true ), array_values( self::read( $this->post( '/imports/likes' ) ) ) );
		self::assertSame( 0, Counters::get( 'likes', $post ) );
		$body = array(
			'dry_run' => false,
			'first'   => true,
		);
		self::assertSame( array( 1, 1, true ), array_values( self::read( $this->post( '/imports/likes', $body ) ) ) );
		self::assertSame( array( 1, 0, true ), array_values( self::read( $this->post( '/imports/likes', $body ) ) ) );
		self::assertSame( 4, Counters::get( 'likes', $post ) );
		self::assertSame(
			array( 400, 'name' ),
			array( $this->post( '/imports/nothing' )->get_status(), $this->post( '/imports/nothing' )->get_data()['data']['field'] )
		);
		self::assertNotEmpty( Importers::all() );
	}
}
