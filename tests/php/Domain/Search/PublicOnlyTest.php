<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Base\Store\Tables;
use Frontage\Domain\Actions\Search;
use Frontage\Domain\Search\Index\Docs;
use Frontage\Domain\Search\Index\Index;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Scope;
use Frontage\Domain\Search\Suggestion;

/** Tests that the index keeps and shows only what everybody may see. */
final class PublicOnlyTest extends Index_TestCase {
	/** Returns whether the index has a word of a post. */
	private static function has( string $word, int $post = 0 ): bool {
		global $wpdb;
		$sql = 'SELECT COUNT(*) FROM %i AS words JOIN %i AS used ON used.word = words.id WHERE words.word = %s AND used.object >= %d';
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'search_words' ), Tables::name( 'search' ), $word, $post ) ) > 0;
	}

	public function test_indexes_no_post_that_is_not_public(): void {
		register_post_type( 'quiet', array( 'public' => true, 'exclude_from_search' => true ) );
		register_post_type( 'inner', array( 'public' => false, 'exclude_from_search' => false ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		foreach (
			array(
				array( 'post_status' => 'draft' ),
				array( 'post_status' => 'pending' ),
				array( 'post_status' => 'private' ),
				array( 'post_status' => 'future', 'post_date' => '2090-01-01 00:00:00' ),
				array( 'post_status' => 'trash' ),
				array( 'post_password' => 'x' ),
				array( 'post_type' => 'quiet' ),
				array( 'post_type' => 'inner' ),
				array( 'post_type' => 'wp_block' ),
				array( 'post_type' => 'attachment', 'post_status' => 'inherit' ),
			) as $fields
		) {
			$texts = array_fill_keys( array( 'post_title', 'post_content', 'post_excerpt' ), 'zyxomma' );
			$id    = $this->make_post( $fields + $texts );
			Index::index_posts( array( $id ) );
			self::assertFalse( self::has( 'zyxomma' ), (string) wp_json_encode( $fields ) );
			self::assertSame( '', Docs::content( Postings::POST, $id ) );
		}
		self::build();
		self::assertFalse( self::has( 'zyxomma' ) );
		unregister_post_type( 'quiet' );
		unregister_post_type( 'inner' );
	}

	public function test_indexes_the_words_of_a_page_not_its_markup(): void {
		$this->act_as( $this->make_user( 'administrator' ) ); // May write scripts.
		add_shortcode( 'members', '__return_empty_string' );
		register_block_type( 'acme/members', array( 'render_callback' => '__return_empty_string' ) );
		$content = '<!-- wp:paragraph {"className":"inmarkup","metadata":{"name":"inname"}} -->'
			. '<p class="inmarkup">Seen<b>words</b> &amp; more</p><!-- /wp:paragraph -->'
			. '<!-- wp:frontage/tabs {"secretattr":"inattribute"} --><div><p>Ourwords</p></div><!-- /wp:frontage/tabs -->'
			. '<!-- wp:acme/members --><p>membersonly</p><!-- /wp:acme/members -->'
			. '<!-- wp:acme/gone --><p>oldblock</p><!-- /wp:acme/gone -->'
			. '<!-- wp:group {"blockVisibility":{"hideBlock":true}} -->'
			. '<div><!-- wp:paragraph --><p>hiddenblock</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
			. '<!-- wp:html --><p>[members]inshortcode[/members] [caption id="captionid"]captiontext[/caption] '
			. '[gone attr="unknownattr"]unknowntext[/gone] [sic]</p>'
			. '<script>inscript()</script><!-- incomment --><!-- /wp:html -->';
		$post    = $this->make_post( array( 'post_content' => $content ) );
		foreach ( array( 'seenwords', 'more', 'ourwords', 'oldblock', 'captiontext', 'unknowntext', 'sic' ) as $word ) {
			self::assertTrue( self::has( $word, $post ), $word );
		}
		$never = 'inmarkup inname inattribute secretattr membersonly hiddenblock inshortcode members captionid unknownattr inscript '
			. 'incomment wp paragraph';
		foreach ( explode( ' ', $never ) as $word ) {
			self::assertFalse( self::has( $word, $post ), $word );
		}
		unregister_block_type( 'acme/members' );
		remove_shortcode( 'members' );
	}

	public function test_checks_again_when_used(): void {
		global $wpdb;
		$open    = $this->make_post( array( 'post_title' => 'Zyxomma open' ) );
		$changes = array(
			array( 'post_status' => 'private' ),
			array( 'post_status' => 'draft' ),
			array( 'post_password' => 'x' ),
			array( 'post_type' => 'gone' ),
		);
		foreach ( $changes as $number => $change ) {
			$id = $this->make_post( array( 'post_title' => "Zyxomma secretum$number" ) );
			// Behind the back of WordPress: the index is not told.
			$wpdb->update( $wpdb->posts, $change, array( 'ID' => $id ) );
			self::assertTrue( self::has( "secretum$number" ) );
			self::assertSame( array( 'Zyxomma open' ), self::titles( 'zyxomma', array( 'postType' => array( 'post', 'page' ) ) ) );
			self::assertSame( array(), self::titles( "secretum$number" ) );
			self::assertSame( '', Suggestion::of( "sceretum$number" ), 'A near spelling told a word of a post that is not public.' );
			$found = $this->call( Search::NAME, array( 's' => "secretun$number", 'settings' => Scope::of( array() )->sign() ) );
			self::assertStringNotContainsString( "secretum$number", $found->body );
		}
		self::assertGreaterThan( 0, $open );
	}

	public function test_a_near_spelling_tells_no_word_of_a_post_that_became_private(): void {
		global $wpdb;
		$id = $this->make_post( array( 'post_title' => 'Zyxommatograph' ) );
		self::forget();
		self::assertSame( 'zyxommatograph', Suggestion::of( 'zyxomatograph' ) );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'private' ), array( 'ID' => $id ) );
		self::forget();
		self::assertSame( '', Suggestion::of( 'zyxomatograph' ) );
	}

	public function test_plugins_may_keep_posts_out(): void {
		add_filter( 'frontage_searchable', '__return_false' );
		$id = $this->make_post( array( 'post_title' => 'Zyxomma' ) );
		self::assertSame( '', Docs::content( Postings::POST, $id ) );
	}

	public function test_terms_and_authors_of_nothing_public_are_not_found(): void {
		$term   = $this->make_term( 'Zyxomma term' );
		$author = $this->make_user( 'author', array( 'display_name' => 'Zyxomma author' ) );
		$draft  = $this->make_post(
			array(
				'post_status'   => 'draft',
				'post_author'   => $author,
				'post_category' => array( $term ),
			)
		);
		self::assertStringNotContainsString( 'option', $this->search( 'zyxomma' ) );
		wp_publish_post( $draft );
		$found = $this->search( 'zyxomma' );
		self::assertStringContainsString( 'aria-label="Categories"', $found );
		self::assertStringContainsString( '<mark>Zyxomma</mark> term', $found );
		self::assertStringContainsString( 'aria-label="Authors"', $found );
		self::assertStringContainsString( '<mark>Zyxomma</mark> author', $found );
		wp_trash_post( $draft );
		self::assertStringNotContainsString( 'option', $this->search( 'zyxomma' ) );
	}

	/** Returns the HTML of a live search. */
	private function search( string $text ): string {
		self::forget();
		$settings = Scope::of( array() )->sign();
		return (string) ( $this->call( Search::NAME, array( 's' => $text ) + compact( 'settings' ) )->data()['html'] ?? '' );
	}

	/** @return list<string> */
	public static function hostile(): array {
		return array(
			"' OR 1=1 --",
			"zyxomma') UNION SELECT user_pass FROM wp_users --",
			'%',
			'_',
			"\\' zyxomma",
			"zyxomma\0",
			'%s %d %1$s',
			str_repeat( 'a ', 50 ),
			str_repeat( "'", 100 ),
			'"unclosed zyxomm',
			'-zyxomma -a -b -c',
			"\u{202E}zyxomm\u{FFFF}",
			str_repeat( '猫', 100 ),
			'""" --- +++ ###',
		);
	}

	public function test_hostile_texts_break_nothing(): void {
		global $wpdb;
		$this->make_post( array( 'post_title' => 'Zyxomma' ) );
		$this->make_post(
			array(
				'post_title'  => 'Zyxomma secret',
				'post_status' => 'private',
			)
		);
		foreach ( self::hostile() as $text ) {
			self::assertNotContains( 'Zyxomma secret', self::titles( $text ), $text );
			self::assertSame( '', $wpdb->last_error, $text );
			$fields = array( 's' => $text, 'settings' => Scope::of( array() )->sign() );
			self::assertContains( $this->call( Search::NAME, $fields )->status, array( 200, 400 ), $text );
			self::assertSame( '', $wpdb->last_error, $text );
		}
	}
}
