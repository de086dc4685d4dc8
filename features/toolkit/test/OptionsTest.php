<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Toolkit;

use Frontage\Features\Toolkit\Options;
use Frontage\Tests\TestCase;

/** Tests how the options of the toolkit's attributes are read. */
final class OptionsTest extends TestCase {
	public function test_reads_all_ways_of_writing(): void {
		self::assertSame( 'bottom: 0', Options::read( 'a: 1; pos : bottom: 0 ;b', '' )->text( 'pos' ) );
		self::assertTrue( Options::read( 'a: 1; b', '' )->flag( 'b', false ) );
		self::assertFalse( Options::read( 'b: false', '' )->flag( 'b', true ) );
		self::assertFalse( Options::read( '{"b": false}', '' )->flag( 'b', true ) );
		self::assertSame( 7000, Options::read( '{"autoplayInterval": 7000}', '' )->number( 'autoplay-interval', 1 ) );
		self::assertSame( 60, Options::read( 'offset: 60px', '' )->number( 'offset', 1 ) );
		self::assertSame( 1, Options::read( 'offset: 1e9; x: y', '' )->number( 'offset', 1 ) );
		self::assertSame( '.there', Options::read( '.there', 'connect' )->text( 'connect' ) );
		self::assertSame( 'There', Options::read( 'There', 'title' )->text( 'title' ) );
		self::assertSame( 'fallback', Options::read( '{broken', '' )->text( 'a', 'fallback' ) );
		self::assertSame( -100, Options::read( 'y: -100, 50', '' )->first( 'y' )->number( 'y', 0 ) );
	}
}
