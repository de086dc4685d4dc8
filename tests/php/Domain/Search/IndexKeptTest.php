<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Search\Index\Docs;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Index\Search_Listener;
use Frontage\Domain\Search\Index\Vocabulary;
use Frontage\Domain\Search\Matching;

/** Tests that the index follows every kind of change, with little work in the request that makes it. */
final class IndexKeptTest extends Index_TestCase {
	public function test_follows_saves_and_status_changes(): void {
		$id = $this->make_post( array( 'post_title' => 'Zyxomma' ) );
		self::assertCount( 1, self::titles( 'zyxomma' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Quokka', 'post_content' => 'zyxommata' ) );
		self::assertSame( array( 'Quokka' ), self::titles( 'quokka' ) );
		self::assertSame( array( 'Quokka' ), self::titles( 'zyxomma' ) );
		self::assertNull( $this->word( 'zyxomma', $id ) );
		foreach ( array( 'private', 'draft', 'pending' ) as $status ) {
			wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
			self::assertNull( $this->word( 'quokka', $id ), $status );
			wp_publish_post( $id );
			self::assertSame( '3', $this->word( 'quokka', $id ), $status );
		}
		wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );
		self::assertNull( $this->word( 'quokka', $id ) );
		wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );
		wp_trash_post( $id );
		self::assertNull( $this->word( 'quokka', $id ) );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		self::assertSame( '3', $this->word( 'quokka', $id ) );
		wp_delete_post( $id, true );
		self::assertNull( $this->word( 'quokka', $id ) );
		self::assertSame( '', Docs::content( Postings::POST, $id ) );
	}

	public function test_follows_terms(): void {
		$term = $this->make_term( 'Quokka' );
		$id   = $this->make_post( array( 'post_title' => 'Plain' ) );
		wp_set_post_categories( $id, array( $term ) );
		self::build();
		self::assertSame( array( 'Plain' ), self::titles( 'quokka' ) );
		wp_update_term( $term, 'category', array( 'name' => 'Zyxomma' ) );
		self::assertNotNull( $this->word( 'zyxomma', $term ), 'The term itself is indexed at once.' );
		self::build();
		self::assertSame( array( 'Plain' ), self::titles( 'zyxomma' ) );
		self::assertSame( array(), self::titles( 'quokka' ) );
		wp_delete_term( $term, 'category' );
		self::build();
		self::assertSame( array(), self::titles( 'zyxomma' ) );
		self::assertNull( $this->word( 'zyxomma', $term ) );
	}

	public function test_follows_authors(): void {
		$author = $this->make_user( 'author', array( 'display_name' => 'Quokka' ) );
		$heir   = $this->make_user( 'author', array( 'display_name' => 'Numbat' ) );
		$this->make_post( array( 'post_title' => 'Plain', 'post_author' => $author ) );
		self::assertSame( array( 'Plain' ), self::titles( 'quokka' ) );
		wp_update_user( array( 'ID' => $author, 'display_name' => 'Zyxomma' ) );
		self::build();
		self::assertSame( array( 'Plain' ), self::titles( 'zyxomma' ) );
		self::assertSame( array(), self::titles( 'quokka' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $author, $heir );
		self::build();
		self::assertSame( array( 'Plain' ), self::titles( 'numbat' ) );
		self::assertSame( array(), self::titles( 'zyxomma' ) );
	}

	public function test_a_request_that_saves_many_posts_leaves_most_to_cron(): void {
		for ( $number = 1; $number <= 25; $number++ ) {
			$this->make_post( array( 'post_title' => "Zyxomma $number" ) );
		}
		self::assertCount( 20, self::titles( 'zyxomma', array( 'perPage' => 50 ) ) );
		self::assertNotFalse( wp_next_scheduled( Search_Builder::HOOK ) );
		Search_Builder::run();
		self::assertCount( 25, self::titles( 'zyxomma', array( 'perPage' => 50 ) ) );
		self::assertTrue( Search_Builder::progress()['isDone'] );
	}

	public function test_an_incomplete_index_is_not_used_and_a_build_continues(): void {
		$this->make_post( array( 'post_title' => 'A prezyxomma' ) );
		$this->make_many_posts( 120 );
		Search_Builder::restart( false );
		self::assertFalse( Search_Builder::step() );
		self::assertFalse( Matching::is_available() );
		self::assertSame( array( 'A prezyxomma' ), self::titles( 'ezyxo' ), 'WordPress finds parts of words.' );
		$before = Search_Builder::progress()['percent'];
		self::assertFalse( Search_Builder::step() );
		self::assertGreaterThan( $before, Search_Builder::progress()['percent'] );
		self::build();
		self::assertSame( array( 'isReady' => true, 'isDone' => true, 'percent' => 100 ), Search_Builder::progress() );
		self::assertCount( 1, self::titles( 'seeded 7' ) );
		Search_Builder::restart();
		self::assertTrue( Matching::is_available(), 'A complete index stays in use while it is checked.' );
	}

	public function test_a_build_corrects_what_changed_behind_the_back_of_wordpress(): void {
		global $wpdb;
		$gone    = $this->make_post( array( 'post_title' => 'Zyxomma gone' ) );
		$changed = $this->make_post( array( 'post_title' => 'Zyxomma old' ) );
		$wpdb->delete( $wpdb->posts, array( 'ID' => $gone ) );
		$wpdb->update( $wpdb->posts, array( 'post_title' => 'Quokka' ), array( 'ID' => $changed ) );
		wp_cache_flush();
		Search_Builder::schedule_daily();
		self::build();
		self::assertSame( array(), self::titles( 'zyxomma' ) );
		self::assertSame( array( 'Quokka' ), self::titles( 'quokka' ) );
		self::assertSame( '', Docs::content( Postings::POST, $gone ) );
	}

	public function test_a_day_that_is_too_short_for_a_build_does_not_start_it_again(): void {
		$this->make_many_posts( 120 );
		Search_Builder::restart( false );
		Search_Builder::step();
		Search_Builder::step();
		$before = Search_Builder::progress()['percent'];
		Search_Builder::schedule_daily();
		self::assertSame( $before, Search_Builder::progress()['percent'] );
		self::assertGreaterThan( 0, $before );
	}

	public function test_after_an_activation_everything_is_checked_before_it_is_used(): void {
		Search_Listener::on_activated();
		self::assertFalse( Matching::is_available() );
		self::build();
	}

	public function test_forgets_words_that_nothing_uses_for_a_day(): void {
		$id = $this->make_post( array( 'post_title' => 'Zyxomma' ) );
		wp_delete_post( $id, true );
		Vocabulary::clean();
		Vocabulary::clean();
		self::assertSame( array(), Vocabulary::find( array( 'zyxomma' ) ) );
	}

	public function test_a_site_without_an_index_keeps_no_words(): void {
		global $wpdb;
		$this->make_post( array( 'post_title' => 'Prezyxomma' ) );
		Options::save( array(), array( Options::SITE => array( 'search_index' => false ) ) );
		Search_Builder::schedule_daily();
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'search' ) ) ) );
		$this->make_post( array( 'post_title' => 'Another prezyxomma' ) );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'search_docs' ) ) ) );
		self::assertCount( 2, self::titles( 'zyxomma' ) );
		Options::save( array(), array( Options::SITE => array( 'search_index' => true ) ) );
		self::assertFalse( Matching::is_available() );
		self::build();
		self::assertCount( 2, self::titles( 'prezyxomma' ) );
	}

	public function test_a_broken_table_never_prevents_a_save(): void {
		$table = Tables::name( 'search_words' );
		$break = static function ( string $sql ) use ( $table ): string {
			if ( str_contains( $sql, $table ) ) {
				throw new \RuntimeException( 'The table is broken.' );
			}
			return $sql;
		};
		add_filter( 'query', $break );
		$id = $this->make_post( array( 'post_title' => 'Zyxomma' ) );
		remove_filter( 'query', $break );
		self::assertSame( 'Zyxomma', get_post( $id )?->post_title );
		self::assertSame( array( 'search_failed' ), array_column( Log::latest(), 'event' ) );
	}

	/** Returns where a word stands in an object; null if it does not. */
	private function word( string $word, int $object ): ?string {
		global $wpdb;
		$sql   = 'SELECT used.weight FROM %i AS words JOIN %i AS used ON used.word = words.id WHERE words.word = %s AND used.object = %d';
		$found = $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'search_words' ), Tables::name( 'search' ), $word, $object ) );
		return null === $found ? null : (string) $found;
	}
}
