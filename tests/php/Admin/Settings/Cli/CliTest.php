<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Cli;

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Retention;
use Frontage\Http\Signed;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests the WP-CLI commands.
 *
 * Every command, run by the real WP-CLI in its own process.
 */
#[Group( 'once' )]
final class CliTest extends Cli_TestCase {
	public function test_status_exits_with_1_if_something_is_wrong(): void {
		$rows = $this->rows( 'status' );
		self::assertContains( 'versions', array_column( $rows, 'section' ) );
		self::assertStringContainsString( "section\tlabel", str_replace( ' ', "\t", $this->wp( 'status --section=caches' ) ) );
		self::assertStringContainsString( '## Versions', $this->wp( 'status --report' ) );
		$this->wp( 'status --section=nothing', 1 );
		self::assertStringContainsString( 'Available sections: versions, storage', $this->errors );
		wp_clear_scheduled_hook( Retention::HOOK );
		wp_schedule_event( time() - 3 * DAY_IN_SECONDS, 'daily', Retention::HOOK );
		self::assertContains( 'bad', array_column( $this->rows( 'status --section=schedule', 1 ), 'state' ) );
	}

	public function test_blocks_lists_status_and_sizes(): void {
		Options::save( array( 'blocks' => array( 'tabs' => false ) ), array() );
		$rows = array_column( $this->rows( 'blocks' ), null, 'name' );
		self::assertSame( array( 'blocks', 'off', 'no' ), array( $rows['tabs']['kind'], $rows['tabs']['state'], $rows['tabs']['react'] ) );
		self::assertGreaterThan( 100, $rows['tabs']['load'] );
		self::assertGreaterThan( 100, $rows['tabs']['use'] );
		self::assertGreaterThan( 25_000, $rows['slider']['near'], 'Its script, the carousel\'s and Swiper.' );
		self::assertSame( array( 'tabs' ), array_column( $this->rows( 'blocks --kind=blocks --off' ), 'name' ) );
		self::assertStringStartsWith( "kind,name,state,held_by,load,near,use,react\n", $this->wp( 'blocks --format=csv' ) );
		$this->wp( 'blocks --format=xml', 1 );
		$this->wp( 'blocks --nonsense', 1 );
	}

	public function test_export_and_import_move_settings_and_numbers(): void {
		$post = $this->make_post( array( 'post_name' => 'liked' ) );
		Counters::set( 'likes', $post, 5 );
		Options::save( array(), array( 'sticky-header' => array( 'offset' => 12 ) ) );
		$file = FRONTAGE_TESTS_DIR . '/export.json';
		self::assertStringContainsString( 'Success: Wrote', $this->wp( "export $file" ) );
		self::assertSame( array( 'settings' ), array_keys( json_decode( $this->wp( 'export --parts=settings' ), true )['parts'] ) );
		$this->wp( 'export --parts=dreams', 1 );

		Options::save( array(), array( 'sticky-header' => array( 'offset' => 20 ) ) );
		Counters::set( 'likes', $post, 9 );
		self::assertSame(
			array( array( 'sticky-header.offset', '20', '12' ) ),
			array_map(
				static fn ( array $row ): array => array( $row['field'], $row['from'], $row['to'] ),
				$this->rows( "import $file --dry-run" )
			)
		);
		self::assertCount( 2, $this->rows( "import $file --dry-run --counters=replace" ) );
		self::assertSame( '20', $this->offset() );

		self::assertStringContainsString( '1 changed, 0 skipped', $this->wp( 'import -', 0, (string) file_get_contents( $file ) ) );
		self::assertSame( '12', $this->offset() );
		self::assertStringContainsString( 'was undone', $this->wp( 'import --undo' ) );
		self::assertSame( '20', $this->offset() );
		$this->wp( 'import --undo', 1 );
	}

	/** Returns the stored value as seen by another process. */
	private function offset(): string {
		wp_cache_flush();
		return (string) wp_json_encode( Options::get( 'sticky-header', 'offset' ) );
	}

	public function test_import_rejects_a_file_by_field_and_writes_nothing(): void {
		$cases = array(
			'document: '            => 'no JSON',
			'version: '             => '{"format":"frontage-export","version":2,"parts":{"settings":{}}}',
			'sticky-header.offset:' => '{"format":"frontage-export","version":1,'
				. '"parts":{"settings":{"values":{"sticky-header":{"offset":"<b>"}},"on":{"blocks":{"tabs":false}}}}}',
		);
		foreach ( $cases as $field => $text ) {
			foreach ( array( 'import -', 'import - --dry-run' ) as $command ) {
				$this->wp( $command, 1, $text );
				self::assertStringContainsString( "Error: $field", $this->errors );
			}
		}
		self::assertTrue( Options::is_on( 'blocks', 'tabs' ) );
		$this->wp( 'import', 1 );
		$this->wp( 'import nowhere.json', 1 );
	}

	public function test_cleanup_reports_before_it_deletes(): void {
		global $wpdb;
		Retry::write(
			$wpdb->prepare(
				"INSERT INTO %i (day, event, subject, hits, detail) VALUES ('2020-01-01', 'failed', 'old', 1, '')",
				Tables::name( 'log' )
			)
		);
		$old = fn (): mixed => array_column( $this->rows( 'cleanup --dry-run' ), 'old', 'name' )['log'];
		self::assertSame( 1, $old() );
		self::assertContains( 'old', array_column( Log::latest(), 'subject' ) );
		self::assertStringContainsString( 'Success: Cleanup complete.', $this->wp( 'cleanup' ) );
		self::assertSame( 0, $old() );
		self::assertNotContains( 'old', array_column( Log::latest(), 'subject' ) );
	}

	public function test_counters_are_listed_read_and_set(): void {
		$post = $this->make_post( array( 'post_title' => '=SUM(1)' ) );
		self::assertStringContainsString( 'Success', $this->wp( "counters set likes $post 340" ) );
		self::assertSame( "340\n", $this->wp( "counters get likes $post" ) );
		self::assertSame( array( $post ), array_column( $this->rows( 'counters list --kind=likes' ), 'id' ) );
		self::assertStringContainsString( "'=SUM(1)", $this->wp( 'counters list --format=csv' ) );
		$this->wp( "counters set likes $post -1", 1 );
		$this->wp( 'counters set LIKES! 1 1', 1 );
		$this->wp( 'counters get likes x', 1 );
	}

	public function test_imports_old_likes(): void {
		add_post_meta( $this->make_post(), '_zilla_likes', '4' );
		self::assertStringContainsString( '1 old numbers; 1 counters would be raised', $this->wp( 'counters import-likes --dry-run' ) );
		self::assertStringContainsString( '1 counters raised', $this->wp( 'counters import-likes' ) );
		$this->wp( 'counters import-likes --nonsense', 1 );
	}

	public function test_tokens_rotate_and_keep_the_previous_key(): void {
		$before = Signed::key_ids();
		self::assertStringContainsString( 'New key created', $this->wp( 'tokens rotate' ) );
		wp_cache_flush();
		self::assertSame( $before[0], Signed::key_ids()[1] ?? '' );
	}

	public function test_every_command_has_help(): void {
		foreach ( array( 'status', 'blocks', 'export', 'import', 'cleanup' ) as $command ) {
			self::assertStringContainsString(
				"## EXAMPLES\n",
				(string) ( new \ReflectionMethod(
					'Frontage\\Admin\\Cli\\' . ucfirst( $command ) . '_Command',
					'__invoke'
				) )->getDocComment()
			);
		}
		$usage = $this->wp( 'counters' );
		self::assertStringContainsString( 'wp frontage counters set <kind> <id> <value>', $usage );
		self::assertStringContainsString( 'wp frontage counters import-likes [--dry-run]', $usage );
	}
}
