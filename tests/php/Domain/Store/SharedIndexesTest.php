<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Closure;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Overlay\Popup_Index;
use Frontage\Domain\Overlay\Popup_Rules;
use Frontage\Domain\Overlay\Popup_Type;
use Frontage\Domain\Render\Theme_Styles;
use Frontage\Domain\Split_Tests\Split_Goals;
use Frontage\Tests\Option_Watch;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the indexes that are autoloaded options: of two requests that write one at once, none loses what the other did.
 */
final class SharedIndexesTest extends TestCase {
	/** @return array<string, array{string, Closure(): void, string}> Options, what writes them, and a table that is read for it. */
	public static function indexes(): array {
		return array(
			'popups' => array( Popup_Index::OPTION, Popup_Index::write( ... ), 'posts' ),
			'goals'  => array( Split_Goals::OPTION, Split_Goals::write( ... ), 'frontage_split_tests' ),
		);
	}

	/** Publishes a popup and a test with a goal elsewhere. */
	private function publish(): void {
		$popup = $this->make_post( array( 'post_type' => Popup_Type::TYPE ) );
		update_post_meta( $popup, Popup_Rules::META, array( 'show' => array( 'everywhere' ) ) );
		$variants = '<!-- wp:frontage/split-variant --><p>A</p><!-- /wp:frontage/split-variant -->'
			. '<!-- wp:frontage/split-variant {"subject":"1"} --><p>B</p><!-- /wp:frontage/split-variant -->';
		$this->make_post(
			array( 'post_content' => "<!-- wp:frontage/split-test {\"goal\":\"shop\"} -->$variants<!-- /wp:frontage/split-test -->" )
		);
	}

	/** Returns what the database has. */
	private static function stored( string $option ): mixed {
		global $wpdb;
		return maybe_unserialize(
			$wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) )
		);
	}

	#[DataProvider( 'indexes' )]
	public function test_what_another_request_wrote_meanwhile_is_known( string $option, Closure $write ): void {
		global $wpdb;
		$this->publish();
		$right = self::stored( $option );
		self::assertCount( 1, (array) $right );
		// Another request read before this one published, and wrote after it; the cache of this one still has what it wrote.
		$wpdb->update( $wpdb->options, array( 'option_value' => 'a:0:{}' ), array( 'option_name' => $option ) );
		$write();
		self::assertSame( $right, self::stored( $option ) );
	}

	#[DataProvider( 'indexes' )]
	public function test_all_is_read_while_no_other_request_can_write( string $option, Closure $write, string $table ): void {
		global $wpdb;
		$this->publish();
		$locked = array();
		$watch  = static function ( string $sql ) use ( &$watch, &$locked, $wpdb, $table, $option ): string {
			if ( 1 === preg_match( "/^\\s*SELECT.*FROM `?$wpdb->prefix$table\\b/s", $sql ) ) {
				remove_filter( 'query', $watch );
				$count    = $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE name = %s', Tables::name( 'locks' ), "option_$option" );
				$locked[] = (int) $wpdb->get_var( $count ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
				add_filter( 'query', $watch );
			}
			return $sql;
		};
		add_filter( 'query', $watch );
		$write();
		remove_filter( 'query', $watch );
		self::assertNotSame( array(), $locked );
		self::assertNotContains( 0, $locked );
	}

	#[DataProvider( 'indexes' )]
	public function test_nothing_is_written_unless_something_changed( string $option, Closure $write ): void {
		$this->publish();
		$watch = new Option_Watch();
		$write();
		$watch->end();
		self::assertSame( array(), $watch->written );
		self::assertArrayHasKey( $option, wp_load_alloptions() );
	}

	public function test_a_lost_copy_of_the_styles_of_the_theme_is_computed_again(): void {
		delete_transient( 'frontage_theme_styles' ); // Of another theme, from a test before.
		$values = Theme_Styles::get();
		foreach ( array( 'broken', array() ) as $lost ) {
			set_transient( 'frontage_theme_styles', $lost );
			self::assertSame( $values, Theme_Styles::get() );
		}
		self::assertIsArray( get_transient( 'frontage_theme_styles' ) );
	}
}
