<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List\Test;

use Frontage\Blocks\Smart_Post_List\Part;
use Frontage\Blocks\Smart_Post_List\Show_Part;
use Frontage\Tests\Domain\Query\Hostile_Term_Lists;


/** Tests loading another part of the list, and that only the block's terms are allowed. */
final class ShowPartTest extends Hostile_Term_Lists {
	protected function action(): string {
		return Show_Part::NAME;
	}

	protected function kind(): string {
		return Part::KIND;
	}

	protected function field(): string {
		return 'querySettings';
	}

	protected function term_field(): string {
		return 'termId';
	}

	public function test_continues_from_an_offset_and_is_empty_at_the_end(): void {
		$posts = array();
		for ( $number = 0; $number < 3; $number++ ) {
			$posts[] = $this->make_post( array( 'post_title' => "Numbered $number" ) );
		}
		$query = array(
			'include' => $posts,
			'orderBy' => 'include',
			'perPage' => 2,
		);
		$body  = $this->ask( $query, array( 'offset' => '2' ) )->body;
		self::assertStringContainsString( 'Numbered 2', $body );
		self::assertStringContainsString( 'data-last', $body );
		self::assertStringNotContainsString( 'data-last', $this->ask( $query, array( 'offset' => '0' ) )->body );
		self::assertSame( '', $this->ask( $query, array( 'offset' => '3' ) )->body );
		self::assert_refused( 400, 'invalid_field', $this->ask( $query, array( 'offset' => '-1' ) ), 'offset' );
	}
}
