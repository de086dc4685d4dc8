<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/**
 * Tests the IDs of widgets.
 *
 * Stable across requests, and unique within one.
 */
final class IdsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_names_of_landmarks_differ(): void {
		$labels = array_map( Ids::label( ... ), array( 'Pier', 'Pier', 'Pier', 'Sea' ) );
		self::assertSame( array( 'Pier', 'Pier (2)', 'Pier (3)', 'Sea' ), $labels );
	}

	public function test_truncates_anchors_to_a_valid_length(): void {
		$this->assertSame( 'Über-uns_2', Ids::for( 'x', array( 'anchor' => 'Über-uns_2' ) ) );
		$this->assertSame( 'ab', Ids::for( 'x', array( 'anchor' => 'a|"b' ) ) );
		$this->assertMatchesRegularExpression( '/^x-[0-9a-f]{6}$/', Ids::for( 'x', array( 'anchor' => '!!' ) ) );
	}

	public function test_the_same_attributes_always_get_the_same_id(): void {
		$first = Ids::for( 'x', array( 'a' => 1 ) );
		Ids::reset();
		$this->assertSame( $first, Ids::for( 'x', array( 'a' => 1 ) ) );
	}

	public function test_generated_ids_never_match_an_anchor(): void {
		$given = array_map(
			static fn ( string $anchor ): string => Ids::for( 'x', array( 'anchor' => $anchor ) ),
			array( 'a', 'a-2', 'a', 'a' )
		);
		$this->assertSame( array( 'a', 'a-2', 'a-3', 'a-4' ), $given );
	}
}
