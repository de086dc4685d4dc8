<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button\Test;

use Frontage\Admin\Transfer\Importers;
use Frontage\Blocks\Like_Button\Import;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;


/** Tests the import: numbers of ZillaLikes are imported once, and never lower a counter. */
final class ImportTest extends TestCase {
	public function test_a_preview_changes_nothing(): void {
		$post = $this->liked( '7' );
		self::assertSame(
			array(
				'read'    => 1,
				'raised'  => 1,
				'is_done' => true,
			),
			Import::preview()
		);
		self::assertSame( 0, Counters::get( 'likes', $post ) );
	}

	public function test_raises_counters_in_batches_and_never_lowers_one(): void {
		$low  = $this->liked( '7' );
		$high = $this->liked( '7' );
		$bad  = $this->liked( 'many' );
		Counters::set( 'likes', $high, 9 );
		self::assertSame(
			array(
				'read'    => 2,
				'raised'  => 1,
				'is_done' => false,
			),
			Import::step( 2 )
		);
		self::assertSame(
			array(
				'read'    => 1,
				'raised'  => 0,
				'is_done' => true,
			),
			Import::step( 2 )
		);
		self::assertSame(
			array(
				$low  => 7,
				$high => 9,
				$bad  => 0,
			),
			Counters::get_many( 'likes', array( $low, $high, $bad ) )
		);
	}

	public function test_does_nothing_if_already_done_and_can_restart(): void {
		$post = $this->liked( '7' );
		Import::step();
		Counters::add( 'likes', $post );
		self::assertSame(
			array(
				'read'    => 0,
				'raised'  => 0,
				'is_done' => true,
			),
			Import::step()
		);
		Import::start_over();
		self::assertSame(
			array(
				'read'    => 1,
				'raised'  => 0,
				'is_done' => true,
			),
			Import::step()
		);
		self::assertSame( 8, Counters::get( 'likes', $post ) );
	}

	public function test_is_offered_as_an_importer(): void {
		self::assertSame( Import::class, Importers::all()[ Import::name() ] );
		$this->liked( '3' );
		$offer = array_column( Importers::offers(), null, 'name' )['likes'];
		self::assertSame( Import::label(), $offer['label'] );
		self::assertSame( array( 1, 1 ), array( $offer['found'], $offer['would_change'] ) );
	}

	/**
	 * Creates a post with an old number.
	 *
	 * @param string $number Number as stored in the meta.
	 */
	private function liked( string $number ): int {
		$post = $this->make_post();
		add_post_meta( $post, '_zilla_likes', $number );
		return $post;
	}
}
