<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Recent_Posts_Slider;

use Frontage\Blocks\Recent_Posts_Slider\Motion;
use Frontage\Tests\TestCase;


/** Tests the slider's behavior (S0 §9): the narrow one has autoplay within bounds, the wide one never. */
final class MotionTest extends TestCase {
	public function test_limits_the_delay_to_two_to_twenty_seconds(): void {
		self::assertSame( 2000, Motion::props( false, 1 )['delay'] );
		self::assertSame( 5000, Motion::props( false, 5000 )['delay'] );
		self::assertSame( 20000, Motion::props( false, 90000 )['delay'] );
		self::assertSame( 0, Motion::props( true, 5000 )['delay'] );
	}
}
