<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List\Test;

use Frontage\Blocks\Smart_Post_List\Part;
use Frontage\Blocks\Smart_Post_List\Show_Part;
use Frontage\Http\Signed;
use Frontage\Tests\Domain\Query\Hostile_Lists;


/** Tests loading another part of the list, and that only the block's terms are allowed. */
final class ShowPartTest extends Hostile_Lists {
	protected function action(): string {
		return Show_Part::NAME;
	}

	protected function kind(): string {
		return Part::KIND;
	}

	protected function field(): string {
		return 'querySettings';
	}

	/** @return array<string, string> */
	protected function others(): array {
		return array( 'termId' => '0' );
	}

	/**
	 * @param array<string, mixed> $query Query attributes.
	 * @return array<string, mixed>
	 */
	protected function settings( array $query ): array {
		return array( 'query' => $query );
	}

	public function test_lists_the_offered_terms_and_rejects_others(): void {
		$owls  = $this->make_term( 'Owls' );
		$foxes = $this->make_term( 'Foxes' );
		$post  = $this->make_post( array( 'post_title' => 'A snowy owl' ) );
		wp_set_post_terms( $post, array( $owls ), 'category' );
		$signed = Signed::make(
			Part::KIND,
			array(
				'query' => array(),
				'terms' => array( $owls ),
			)
		);
		$ask    = fn ( mixed $term ) => $this->call(
			Show_Part::NAME,
			array(
				'querySettings' => $signed,
				'termId'        => $term,
			)
		);
		$body   = $ask( (string) $owls )->body;
		self::assertStringContainsString( 'A snowy owl', $body );
		self::assertSame( 1, substr_count( $body, '<article' ) );
		self::assert_refused( 404, 'not_found', $ask( (string) $foxes ) );
		foreach ( array( '-1', 'x', array( $owls ) ) as $term ) {
			self::assert_refused( 400, 'invalid_field', $ask( $term ), 'termId' );
		}
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
