<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Store\Values;
use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Blocks\Saved_Html_Update;
use Frontage\Domain\Store\Migrations;
use Frontage\Domain\Store\Schema;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;

require_once __DIR__ . '/../../Support/Photographs.php';

/** Tests that an update completes the words of old posts, and that nothing else notices. */
final class SavedWordsUpdateTest extends TestCase {
	/** Hooks by which other plugins notice that a post was saved. */
	private const SAVING = '/(?:save|insert|edit|update|transition|publish|delete|clean)_?post|revision|mail|post_updated/';

	private const DAY = '2020-02-03 04:05:06';

	protected function setUp(): void {
		parent::setUp();
		Photographs::ensure();
	}

	/** Makes a post as an earlier version saved it: an image without size, with words of others around it. */
	private function old_post( string $type = 'post', string $name = 'Ada' ): int {
		global $wpdb;
		$url     = wp_get_attachment_url( Photographs::ids()[0] );
		$content = "<!-- wp:frontage/member {\"url\":\"$url\",\"name\":\"$name\"} -->\n"
			. "<div class=\"wp-block-frontage-member\"><figure><img src=\"$url\" alt=\"A\"/></figure><h3>$name</h3>"
			. "</div>\n<!-- /wp:frontage/member --><!-- wp:html --><img src=\"/by-hand.png\"> 100% \\\\ Ä<!-- /wp:html -->";
		$post    = $this->make_post( array( 'post_type' => $type ) );
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_content'      => $content,
				'post_modified'     => self::DAY,
				'post_modified_gmt' => self::DAY,
			),
			array( 'ID' => $post )
		);
		clean_post_cache( $post );
		return $post;
	}

	/** Runs the event of cron. */
	private static function cron(): void {
		wp_clear_scheduled_hook( Saved_Html_Update::HOOK );
		do_action( Saved_Html_Update::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours.
	}

	private static function content( int $post ): string {
		return (string) get_post( $post )?->post_content;
	}

	public function test_the_update_schedules_it_and_cron_completes_all_posts(): void {
		$types = array( ...array_fill( 0, 21, 'post' ), 'page', 'wp_block' );
		$posts = array_map( fn ( string $type ): int => $this->old_post( $type ), $types );
		self::assertStringNotContainsString( 'width=', self::content( $posts[0] ) );
		wp_clear_scheduled_hook( Saved_Html_Update::HOOK );
		Migrations::run( Schema::REQUIRED );
		self::assertNotFalse( wp_next_scheduled( Saved_Html_Update::HOOK ) );
		self::cron();
		foreach ( $posts as $post ) {
			self::assertMatchesRegularExpression( '~<img height="\d+" [^>]*width="\d+"~', self::content( $post ) );
			self::assertStringContainsString( 'max-width:100%;height:auto', self::content( $post ) );
			self::assertStringEndsWith( '<!-- wp:html --><img src="/by-hand.png"> 100% \\\\ Ä<!-- /wp:html -->', self::content( $post ) );
		}
		self::assertNull( Values::get( Saved_Html_Update::CURSOR ) );
		self::assertFalse( wp_next_scheduled( Saved_Html_Update::HOOK ) );
	}

	public function test_nothing_else_notices(): void {
		$post = $this->old_post();
		$seen = array();
		add_action(
			'all',
			static function ( string $hook ) use ( &$seen ): void {
				if ( 1 === preg_match( self::SAVING, $hook ) ) {
					$seen[] = $hook;
				}
			}
		);
		Saved_Html_Update::restart();
		self::cron();
		remove_all_filters( 'all' );
		self::assertSame( array(), $seen );
		self::assertStringContainsString( ' width=', self::content( $post ) );
		self::assertSame( self::DAY, get_post( $post )?->post_modified );
		self::assertSame( array(), wp_get_post_revisions( $post ) );
	}

	public function test_what_is_complete_is_not_written(): void {
		global $wpdb;
		$post = $this->old_post();
		Saved_Html_Update::restart();
		self::cron();
		$before = self::content( $post );
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes, $wpdb ): string {
				$writes += (int) str_starts_with( $sql, "UPDATE `$wpdb->posts`" );
				return $sql;
			}
		);
		Saved_Html_Update::restart();
		self::cron();
		self::assertSame( array( $before, 0 ), array( self::content( $post ), $writes ) );
		self::assertSame( $before, Saved_Content::complete( $before ) );
	}

	public function test_a_post_that_is_saved_in_the_meantime_keeps_what_was_saved(): void {
		global $wpdb;
		$post = $this->old_post();
		$save = static function ( string $sql ) use ( $post, $wpdb, &$save ): string {
			if ( str_starts_with( $sql, "UPDATE `$wpdb->posts`" ) ) {
				remove_filter( 'query', $save );
				$wpdb->update( $wpdb->posts, array( 'post_content' => 'New words' ), array( 'ID' => $post ) );
			}
			return $sql;
		};
		add_filter( 'query', $save );
		Saved_Html_Update::restart();
		self::cron();
		clean_post_cache( $post );
		self::assertSame( 'New words', self::content( $post ) );
	}

	public function test_a_run_that_ends_early_goes_on(): void {
		$first  = $this->old_post();
		$second = $this->old_post( 'post', 'Bad' );
		$fail   = static fn ( string $sql ): string => str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, '>Bad<' )
			? throw new \LogicException( 'Killed' )
			: $sql;
		add_filter( 'query', $fail );
		Saved_Html_Update::restart();
		try {
			self::cron();
			self::fail( 'It was not interrupted.' );
		} catch ( \LogicException ) {
			remove_filter( 'query', $fail );
		}
		self::assertNotFalse( wp_next_scheduled( Saved_Html_Update::HOOK ) );
		self::assertStringContainsString( ' width=', self::content( $first ) );
		wp_clear_scheduled_hook( Saved_Html_Update::HOOK );
		Saved_Html_Update::resume();
		self::assertNotFalse( wp_next_scheduled( Saved_Html_Update::HOOK ) );
		self::cron();
		self::assertStringContainsString( ' width=', self::content( $second ) );
	}

	public function test_a_post_that_ends_every_process_is_passed_over(): void {
		$bad   = $this->old_post( 'post', 'Bad' );
		$after = $this->old_post();
		$fail  = static fn ( string $sql ): string => str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, '>Bad<' )
			? throw new \LogicException( 'Killed' )
			: $sql;
		add_filter( 'query', $fail );
		Saved_Html_Update::restart();
		$killed = 0;
		for ( $run = 0; $run < 5 && null !== Values::fresh( Saved_Html_Update::CURSOR ); $run++ ) {
			try {
				self::cron();
			} catch ( \LogicException ) {
				++$killed;
			}
		}
		remove_filter( 'query', $fail );
		self::assertSame( 3, $killed );
		self::assertStringContainsString( ' width=', self::content( $after ) );
		self::assertStringNotContainsString( ' width=', self::content( $bad ) );
		self::assertFalse( wp_next_scheduled( Saved_Html_Update::HOOK ) );
	}
}
