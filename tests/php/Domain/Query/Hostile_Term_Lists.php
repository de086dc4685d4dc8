<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Http\Signed;

/** Base class of tests of actions that list the posts of one of the signed terms. */
abstract class Hostile_Term_Lists extends Hostile_Lists {
	/** Returns the field that carries the term's ID. */
	abstract protected function term_field(): string;

	/** @return array<string, string> */
	protected function others(): array {
		return array( $this->term_field() => '0' );
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
			$this->kind(),
			array(
				'query'    => array(),
				'taxonomy' => 'category',
				'terms'    => array( $owls ),
			)
		);
		$ask    = fn ( mixed $term ) => $this->call(
			$this->action(),
			array(
				$this->field()      => $signed,
				$this->term_field() => $term,
			)
		);
		$body   = $ask( (string) $owls )->body;
		self::assertStringContainsString( 'A snowy owl', $body );
		self::assertSame( 1, substr_count( $body, '<article' ) );
		self::assert_refused( 404, 'not_found', $ask( (string) $foxes ) );
		foreach ( array( '-1', 'x', array( $owls ) ) as $term ) {
			self::assert_refused( 400, 'invalid_field', $ask( $term ), $this->term_field() );
		}
	}
}
