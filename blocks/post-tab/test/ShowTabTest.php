<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab\Test;

use Frontage\Blocks\Post_Tab\Panel;
use Frontage\Blocks\Post_Tab\Show_Tab;
use Frontage\Http\Signed;
use Frontage\Tests\Domain\Query\Hostile_Lists;


/** Tests loading another tab, and that only the block's terms are allowed. */
final class ShowTabTest extends Hostile_Lists {
	protected function action(): string {
		return Show_Tab::NAME;
	}

	protected function kind(): string {
		return Panel::KIND;
	}

	protected function field(): string {
		return 'post_tab_query';
	}

	/** @return array<string, string> */
	protected function others(): array {
		return array( 'term_id' => '0' );
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
			Panel::KIND,
			array(
				'query'    => array(),
				'taxonomy' => 'category',
				'terms'    => array( $owls ),
			)
		);
		$ask    = fn ( mixed $term ) => $this->call(
			Show_Tab::NAME,
			array(
				'post_tab_query' => $signed,
				'term_id'        => $term,
			)
		);
		$body   = $ask( (string) $owls )->body;
		self::assertStringContainsString( 'A snowy owl', $body );
		self::assertSame( 1, substr_count( $body, '<article' ) );
		self::assert_refused( 404, 'not_found', $ask( (string) $foxes ) );
		foreach ( array( '-1', 'x', array( $owls ) ) as $term ) {
			self::assert_refused( 400, 'invalid_field', $ask( $term ), 'term_id' );
		}
	}
}
