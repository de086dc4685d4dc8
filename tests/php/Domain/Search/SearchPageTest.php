<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

use Frontage\Admin\Status\Search_Section;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Search\Index\Search_Builder;

/** Tests WordPress's own search page, and what the owner sees of the index. */
final class SearchPageTest extends Index_TestCase {
	/**
	 * Opens the search page.
	 *
	 * @param string $query Query string of the address, without the question mark.
	 * @return list<string> Titles of its posts.
	 */
	private function open( string $query ): array {
		self::forget();
		$this->go_to( "/?$query" );
		return array_values( wp_list_pluck( $GLOBALS['wp_query']->posts, 'post_title' ) );
	}

	public function test_searches_by_the_index_the_same_for_everybody(): void {
		$this->make_post( array( 'post_title' => 'Other', 'post_content' => 'about C++' ) ); // phpcs:ignore WordPress.Arrays
		$this->make_post( array( 'post_title' => 'Learning C++' ) );
		$this->make_post( array( 'post_title' => 'Learning C' ) );
		$this->make_post( array( 'post_title' => 'Private C++', 'post_status' => 'private' ) ); // phpcs:ignore WordPress.Arrays
		$this->make_post( array( 'post_title' => 'Locked C++', 'post_password' => 'x' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 'Learning C++', 'Other' ), $this->open( 's=c%2B%2B' ) );
		self::assertSame( array( 'Learning C++' ), $this->open( 's=laerning+c%2B%2B' ) );
		self::assertSame( array(), $this->open( 's=c%2B%2B&post_type=page' ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		self::assertSame( array( 'Learning C++', 'Other' ), $this->open( 's=c%2B%2B' ) );
	}

	public function test_leaves_other_searches_alone(): void {
		$this->make_post( array( 'post_title' => 'Learning C++' ) );
		self::assertSame( array( 'Learning C++' ), $this->open( 's=earning' ), 'A part of a word.' );
		$query = new \WP_Query( array( 's' => 'laerning' ) );
		self::assertSame( 0, $query->post_count, 'A query of another plugin.' );
	}

	public function test_the_owner_may_turn_it_off(): void {
		$this->make_post( array( 'post_title' => 'Learning C++' ) );
		Options::save( array(), array( Options::SITE => array( 'search_page' => false ) ) );
		self::assertSame( array(), $this->open( 's=laerning' ) );
	}

	public function test_falls_back_while_the_index_is_incomplete(): void {
		$this->make_post( array( 'post_title' => 'Learning C++' ) );
		Search_Builder::restart( false );
		self::assertSame( array(), $this->open( 's=laerning' ) );
		self::assertSame( array( 'Learning C++' ), $this->open( 's=learning' ) );
	}

	public function test_highlights_titles_of_the_results(): void {
		$this->make_post( array( 'post_title' => 'Learning C++' ) );
		$this->open( 's=learning' );
		the_post();
		self::assertStringContainsString( '<mark>Learning</mark> C++', do_blocks( '<!-- wp:post-title {"isLink":true} /-->' ) );
	}

	public function test_the_owner_sees_the_progress(): void {
		$this->make_post();
		$rows = ( new Search_Section() )->rows();
		self::assertSame( 'good Complete', $rows[0]->state . ' ' . $rows[0]->value );
		Search_Builder::restart( false );
		$rows = ( new Search_Section() )->rows();
		self::assertStringStartsWith( 'good Being built: 0 %.', $rows[0]->state . ' ' . $rows[0]->value );
		Options::save( array(), array( Options::SITE => array( 'search_index' => false ) ) );
		self::assertSame( 'Turned off', ( new Search_Section() )->rows()[0]->value );
	}
}
