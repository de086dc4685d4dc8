<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Status;

use Frontage\Admin\Status\Event_Names;
use Frontage\Admin\Status\Schedule;
use Frontage\Base\Paths;
use Frontage\Tests\TestCase;

/** Tests that owners read what every scheduled event does, also those of modules to come. */
final class EventNamesTest extends TestCase {
	private const SCHEDULES = '/Deferred_Event::run_(?:soon|by|twice_daily)|wp_schedule_(?:single_)?event\(|Cron_Batches\(/';

	/**
	 * Returns the hooks of all classes that schedule events.
	 *
	 * @return array<string, string> File by hook.
	 */
	private static function hooks(): array {
		$found = array();
		foreach ( array( 'includes', 'blocks', 'features', 'extensions' ) as $folder ) {
			$inside = new \RecursiveDirectoryIterator( Paths::path( $folder ), \FilesystemIterator::SKIP_DOTS );
			foreach ( new \RecursiveIteratorIterator( $inside ) as $file ) {
				$path = (string) $file;
				$code = str_ends_with( $path, '.php' ) && ! str_contains( $path, '/test/' ) ? (string) file_get_contents( $path ) : '';
				if (
					1 === preg_match( self::SCHEDULES, $code )
					&& 1 === preg_match( "/const HOOK\s*= '(frontage_\w+)'/", $code, $hook )
				) {
					$found[ $hook[1] ] = $path;
				}
			}
		}
		return $found;
	}

	public function test_every_event_has_a_name(): void {
		$hooks = self::hooks();
		self::assertGreaterThanOrEqual( 17, count( $hooks ) );
		foreach ( $hooks as $hook => $file ) {
			self::assertMatchesRegularExpression( "/^[A-Z][A-Za-z ]{8,} \($hook\)$/", Event_Names::of( $hook ), $file );
		}
	}

	public function test_the_status_tab_shows_it(): void {
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, 'frontage_follow_refresh' );
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, 'frontage_of_an_older_version' );
		$labels = array_column( ( new Schedule() )->rows(), 'label' );
		self::assertContains( 'Finding the profiles whose followers are counted (frontage_follow_refresh)', $labels );
		self::assertContains( 'frontage_of_an_older_version', $labels );
	}
}
