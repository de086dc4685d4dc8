<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Architecture;

use Frontage\Tests\Php_Sources;
use PHPUnit\Framework\TestCase;

/**
 * Options are for what owners set. What changes while visitors use the site is a value of ours (`Base\Store\Values`): a written
 * option changes what the object cache holds of all options.
 */
final class OptionsTest extends TestCase {
	private const WRITES = '/\b(?:add|update|delete)_(?:site_|network_|blog_)?option\(|\bwp_set_option_autoload/';

	/** Files that write options, all of them for owners and authors; what publishing changes is known to every page. */
	private const OWNERS = array(
		'blocks/like-button/server/Import.php',
		'features/review-popup/server/Reviews.php',
		'includes/Admin/',
		'includes/Base/Settings/Options.php',
		'includes/Base/Store/Shared_Option.php', // For Arrangement alone: what owners decide about overlays on their screen.
		'includes/Domain/Forms/Webhooks.php',
		'includes/Domain/Overlay/Arrangement.php',
		'includes/Domain/Overlay/Popup_Index.php',
		'includes/Domain/Split_Tests/Split_Goals.php',
		'includes/Domain/Store/Schema.php',
		'includes/Domain/Store/Settled_Options.php',
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
