<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Base\Request_Cache;
use Frontage\Base\Settings\Options;
use Frontage\Tests\TestCase;


/**
 * Tests values shared by all widgets of a page.
 *
 * They are computed once, and again after a change they may depend on.
 */
final class RequestCacheTest extends TestCase {
	private int $made = 0;

	public function test_is_computed_once(): void {
		self::assertSame( 1, $this->make() );
		self::assertSame( 1, $this->make() );
		self::assertSame( 2, $this->make( 'other' ), 'another key' );
	}

	public function test_remembers_false(): void {
		$answers = array( false, true );
		$ask     = static function () use ( &$answers ): bool {
			return (bool) array_shift( $answers );
		};
		self::assertSame(
			array( false, false ),
			array( Request_Cache::remember( 'test.no', $ask ), Request_Cache::remember( 'test.no', $ask ) )
		);
	}

	public function test_is_recomputed_in_another_language(): void {
		$this->make();
		do_action( 'change_locale', 'de_DE' );
		self::assertSame( 2, $this->make() );
		do_action( 'change_locale', 'en_US' );
		self::assertSame( 3, $this->make() );
	}

	public function test_is_recomputed_after_a_setting_changes(): void {
		$this->make();
		Options::save( array(), array( 'like-button' => array( 'icon' => 'star' ) ) );
		self::assertSame( 2, $this->make() );
		Options::save( array(), array( 'like-button' => array( 'icon' => 'thumb' ) ) );
		self::assertSame( 3, $this->make() );
		delete_option( Options::OPTION );
		self::assertSame( 4, $this->make() );
	}

	public function test_is_recomputed_for_another_site(): void {
		$this->make();
		do_action( 'switch_blog', 2, 1, 'switch' );
		self::assertSame( 2, $this->make() );
	}

	/**
	 * Returns how often the value has been computed.
	 *
	 * @param string $key Cache key.
	 * @phpstan-impure
	 */
	private function make( string $key = 'one' ): int {
		return Request_Cache::remember( "test.$key", fn (): int => ++$this->made );
	}
}
