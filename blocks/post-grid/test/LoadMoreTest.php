<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid\Test;

use Frontage\Blocks\Post_Grid\Grid;
use Frontage\Blocks\Post_Grid\Load_More;
use Frontage\Tests\Domain\Query\Hostile_Lists;


/** Tests loading more posts of a grid, and which requests are rejected. */
final class LoadMoreTest extends Hostile_Lists {
	protected function action(): string {
		return Load_More::NAME;
	}

	protected function kind(): string {
		return Grid::KIND;
	}

	protected function field(): string {
		return 'querySettings';
	}

	/** @return array<string, string> */
	protected function others(): array {
		return array( 'loadedItem' => '0' );
	}

	/**
	 * @param array<string, mixed> $query Query attributes.
	 * @return array<string, mixed>
	 */
	protected function settings( array $query ): array {
		return array(
			'query' => $query,
			'grid'  => array( 'skin' => 'classic' ),
		);
	}

	public function test_returns_the_next_posts_and_marks_the_last_page(): void {
		$posts = array();
		foreach ( array( 'Owl', 'Fox', 'Hare' ) as $title ) {
			$posts[] = $this->make_post( array( 'post_title' => $title ) );
		}
		$query    = array(
			'include' => $posts,
			'orderBy' => 'include',
			'perPage' => 1,
		);
		$response = $this->ask( $query, array( 'loadedItem' => '1' ) );
		self::assertStringContainsString( '>Fox</a>', $response->body );
		self::assertStringNotContainsString( 'data-last', $response->body );
		self::assertStringContainsString( 'data-last', $this->ask( $query, array( 'loadedItem' => '2' ) )->body );
		self::assertSame( '', $this->ask( $query, array( 'loadedItem' => '3' ) )->body );
	}

	public function test_unknown_settings_fall_back_to_the_default(): void {
		$post     = $this->make_post();
		$response = $this->call(
			Load_More::NAME,
			array(
				'loadedItem'    => '0',
				'querySettings' => \Frontage\Http\Signed::make(
					Grid::KIND,
					array(
						'query' => array( 'include' => array( $post ) ),
						'grid'  => array(
							'skin'     => '"><script>',
							'titleTag' => 'img src=x onerror=alert(1)',
							'columns'  => array(),
						),
					)
				),
			)
		);
		self::assertStringContainsString( '<article class="frontage-card is-classic">', $response->body );
		self::assertStringContainsString( '<h3 class="frontage-card__title">', $response->body );
	}

	public function test_rejects_counts_out_of_bounds(): void {
		foreach ( array( '-1', '10001', 'x', array( '1' ) ) as $value ) {
			$response = $this->call(
				Load_More::NAME,
				array(
					'loadedItem'    => $value,
					'querySettings' => \Frontage\Http\Signed::make(
						Grid::KIND,
						array()
					),
				)
			);
			self::assert_refused( 400, 'invalid_field', $response, 'loadedItem' );
		}
	}

	public function test_the_page_and_the_action_continue_each_other(): void {
		$posts = array();
		for ( $number = 0; $number < 5; $number++ ) {
			$posts[] = $this->make_post( array( 'post_title' => "Numbered $number" ) );
		}
		$query = array(
			'include' => $posts,
			'orderBy' => 'include',
			'perPage' => 2,
		);
		$html  = $this->render(
			'<!-- wp:frontage/post-grid ' . wp_json_encode(
				array(
					'anchor' => 'going-on',
					'query'  => $query,
				)
			) . ' /-->'
		);
		self::assertStringContainsString( 'Numbered 1', $html );
		self::assertStringNotContainsString( 'Numbered 2', $html );
		self::assertStringContainsString( 'href="?frontage-post-grid%5Bgoing-on%5D=all,2#going-on"', $html );
		self::assertSame( 1, preg_match( '/querySettings&quot;:&quot;([^&]+)/', $html, $signed ) );
		$body = $this->call(
			Load_More::NAME,
			array(
				'querySettings' => $signed[1] ?? '',
				'loadedItem'    => '2',
			)
		)->body;
		self::assertStringContainsString( 'Numbered 2', $body );
		self::assertStringContainsString( 'Numbered 3', $body );
		self::assertStringNotContainsString( 'Numbered 4', $body );
	}
}
