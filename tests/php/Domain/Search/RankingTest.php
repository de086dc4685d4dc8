<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

/** Tests what a search by the index finds, and in which order. */
final class RankingTest extends Index_TestCase {
	public function test_titles_come_first_then_names_then_content_and_whole_words_before_beginnings(): void {
		$zyx = $this->make_term( 'Zyxomma' );
		foreach (
			array(
				'In the content'  => array( 'post_content' => '<p>A zyxomma.</p>' ),
				'A Zyxomma'       => array(),
				'Zyxommata'       => array(),
				'In the excerpt'  => array( 'post_excerpt' => 'zyxomma' ),
				'By its category' => array( 'post_category' => array( $zyx ) ),
			) as $title => $fields
		) {
			$this->make_post( $fields + array( 'post_title' => $title, 'post_date' => '2020-01-01 00:00:00' ) );
		}
		$this->make_post(
			array(
				'post_title' => 'Zyxomma, newer',
				'post_date'  => '2021-01-01 00:00:00',
			)
		);
		self::assertSame(
			array( 'Zyxomma, newer', 'A Zyxomma', 'Zyxommata', 'By its category', 'In the excerpt', 'In the content' ),
			self::titles( 'zyxomma' )
		);
		self::assertCount( 6, self::titles( 'zyx' ) );
		self::assertSame( array( 'Zyxomma, newer' ), self::titles( 'newer zyxomm' ) );
	}
}
