<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Paths;
use Frontage\Http\Action_Registry;
use Frontage\Http\Router;


/**
 * Tests which names this site handles in admin-ajax.php.
 *
 * Only the requested action, for the right users, unless another plugin uses the name.
 */
final class RouterTest extends Action_TestCase {
	public function test_registers_only_the_requested_action(): void {
		$_REQUEST['action'] = 'test_vote';
		Router::register_asked();
		self::assertTrue( has_action( 'wp_ajax_test_vote' ) );
		self::assertTrue( has_action( 'wp_ajax_nopriv_test_vote' ) );
		self::assertFalse( has_action( 'wp_ajax_test_look' ) );
	}

	public function test_registers_nothing_for_unknown_names(): void {
		foreach ( array( null, '', array( 'test_vote' ), 'nothing', 'TEST_VOTE', 'test_vote ' ) as $name ) {
			$_REQUEST['action'] = $name;
			Router::register_asked();
		}
		self::assertFalse( has_action( 'wp_ajax_test_vote' ) );
	}

	public function test_user_actions_are_not_offered_to_visitors(): void {
		self::assertTrue( Router::register( 'test_edit' ) );
		self::assertTrue( has_action( 'wp_ajax_test_edit' ) );
		self::assertFalse( has_action( 'wp_ajax_nopriv_test_edit' ) );
	}

	public function test_does_not_replace_actions_of_other_plugins(): void {
		foreach ( array( 'wp_ajax_test_vote', 'wp_ajax_nopriv_test_look' ) as $hook ) {
			add_action( $hook, '__return_null' );
		}
		self::assertFalse( Router::register( 'test_vote' ) );
		self::assertFalse( Router::register( 'test_look' ) );
		self::assertFalse( has_action( 'wp_ajax_nopriv_test_vote' ) );
		self::assertFalse( has_action( 'wp_ajax_test_look' ) );
	}

	public function test_every_ajax_hook_is_in_the_list(): void {
		foreach ( Action_Registry::names() as $name ) {
			Router::register( $name );
		}
		$ours = array();
		foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
			if ( 1 === preg_match( '/^wp_ajax_(?:nopriv_)?(.+)$/', (string) $hook, $match ) && $this->is_ours( (string) $hook ) ) {
				$ours[] = $match[1];
			}
		}
		self::assertNotEmpty( $ours );
		self::assertSame( array(), array_diff( $ours, Action_Registry::names() ) );
	}

	/** Returns whether any callback of a hook belongs to this plugin. */
	private function is_ours( string $hook ): bool {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$call = $callback['function'];
				if ( ! is_callable( $call ) ) {
					continue; // WordPress loads its own Ajax functions later.
				}
				$code = new \ReflectionFunction( \Closure::fromCallable( $call ) );
				if ( str_starts_with( (string) $code->getFileName(), (string) realpath( Paths::path() ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	public function test_only_the_router_hooks_into_admin_ajax(): void {
		$found = array();
		foreach ( array( 'includes', 'blocks', 'features', 'extensions' ) as $folder ) {
			$files = new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( Paths::path( $folder ), \FilesystemIterator::SKIP_DOTS )
			);
			foreach ( $files as $file ) {
				if ( str_ends_with( (string) $file, '.php' ) && str_contains( (string) file_get_contents( (string) $file ), 'wp_ajax_' ) ) {
					$found[] = basename( (string) $file );
				}
			}
		}
		self::assertSame( array( 'Router.php' ), $found );
	}
}
