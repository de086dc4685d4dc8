<?php
declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Php_Sources;
use PHPUnit\Framework\TestCase;

/**
 * Options are for what owners set. What changes while visitors use the site is a value of ours (`Base\Store\Values`): a written
 * option changes what the object cache holds of all options.
 */
final class OptionsTest extends TestCase {
	private const WRITES = '/\b(?:add|update|delete)_(?:site_|network_|blog_)?option\(|\bwp_set_option_autoload|\bShared_Option::change\(/';

	private const TRANSIENTS = '/\b(?:set|delete)_(?:site_)?transient\(/';

	/** Files that write options, all of them for owners and authors; what publishing changes is known to every page. */
	private const OWNERS = array(
		'blocks/like-button/server/Import.php',
		'features/feedback/server/Reviews.php',
		'includes/Admin/',
		'includes/Base/Settings/Options.php',
		'includes/Base/Store/Shared_Option.php', // Its callers are listed too.
		'includes/Domain/Forms/Webhooks.php',
		'includes/Domain/Overlay/Arrangement.php',
		'includes/Domain/Overlay/Popup_Index.php', // Also when cron publishes; see SharedIndexesTest.
		'includes/Domain/Split_Tests/Split_Goals.php', // Also when cron publishes; see SharedIndexesTest.
		'includes/Domain/Store/Schema.php',
		'includes/Domain/Store/Settled_Options.php',
	);

	/**
	 * Files that write transients: copies of what can be computed again, so that a lost write costs time alone. Where requests share an
	 * object cache, a transient is no option.
	 */
	private const COPIES = array(
		'blocks/map/actions/Find_Address.php',
		'includes/Admin/Subscribers/Mailing_Lists.php',
		'includes/Base/Costs.php',
		'includes/Domain/Render/Theme_Styles.php', // The only one that pages write.
	);

	public function test_only_owners_write_options(): void {
		$found = array();
		foreach ( Php_Sources::all() as $path => $source ) {
			$is_owners = array() !== array_filter( self::OWNERS, static fn ( string $start ): bool => str_starts_with( $path, $start ) );
			if ( ! $is_owners && 1 === preg_match( self::WRITES, $source ) ) {
				$found[] = "$path writes an option. Take Values::set(), or say in this test that only owners get there.";
			}
		}
		self::assertSame( array(), $found );
	}

	public function test_what_is_listed_writes_options(): void {
		foreach ( self::OWNERS as $start ) {
			$is_in = static fn ( string $path ): bool => str_starts_with( $path, $start );
			$code  = implode( array_filter( Php_Sources::all(), $is_in, ARRAY_FILTER_USE_KEY ) );
			self::assertMatchesRegularExpression( self::WRITES, $code, $start );
		}
	}

	public function test_transients_are_copies_of_what_can_be_computed_again(): void {
		$writers = preg_grep( self::TRANSIENTS, Php_Sources::all() );
		self::assertSame( self::COPIES, array_keys( is_array( $writers ) ? $writers : array() ) );
	}

	public function test_nothing_empties_the_cache_of_options(): void {
		foreach ( Php_Sources::all() as $path => $source ) {
			self::assertDoesNotMatchRegularExpression( '/wp_cache_delete\w*\([^;]*(?:all|not)options/', $source, $path );
		}
	}

	public function test_nothing_is_counted_or_locked_in_an_object_cache(): void {
		foreach ( Php_Sources::all() as $path => $source ) {
			self::assertDoesNotMatchRegularExpression( '/\bwp_cache_(?:incr|decr|add)\(/', $source, $path );
		}
	}
}
