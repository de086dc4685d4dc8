<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use WP_REST_Response;

/** Posts with a split test, and what was counted in it. */
abstract class Report_TestCase extends Rest_TestCase {
	protected const ID = '0b0f4a5e-6d2c-4c39-9a51-2f0f6c1d7e01';

	/** What stands around the test. */
	protected const BEFORE = "<!-- wp:paragraph -->\n<p>Before — \\\\ &amp; “so”</p>\n<!-- /wp:paragraph -->\n\n";
	protected const AFTER  = "\n\n<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">After</h3>\n<!-- /wp:heading -->";

	/** The content of the variants. */
	protected const CONTENTS = array(
		"<!-- wp:paragraph -->\n<p>A1</p>\n<!-- /wp:paragraph -->",
		"<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">B1 \\\\ $1</h2>\n<!-- /wp:heading -->\n\n"
			. "<!-- wp:paragraph {\"align\":\"center\"} -->\n<p class=\"has-text-align-center\">B2</p>\n<!-- /wp:paragraph -->",
	);

	/**
	 * Returns the markup of a test with two variants.
	 *
	 * @param array<string, mixed> $attributes Attributes besides the ID.
	 */
	protected static function test_markup( array $attributes = array(), string $id = self::ID ): string {
		$json = wp_json_encode( array( 'testId' => $id ) + $attributes );
		return "<!-- wp:frontage/split-test $json -->"
			. "\n<!-- wp:frontage/split-variant -->\n" . self::CONTENTS[0] . "\n<!-- /wp:frontage/split-variant -->\n"
			. "\n<!-- wp:frontage/split-variant {\"subject\":1,\"name\":\"Short\"} -->\n" . self::CONTENTS[1]
			. "\n<!-- /wp:frontage/split-variant -->\n"
			. '<!-- /wp:frontage/split-test -->';
	}

	/**
	 * Creates a post with a test.
	 *
	 * @param array<string, mixed> $fields Columns.
	 * @param array<string, mixed> $attributes Attributes of the test.
	 */
	protected function make_test( array $fields = array(), array $attributes = array() ): int {
		$content = self::BEFORE . self::test_markup( $attributes ) . self::AFTER;
		return $this->make_post( array( 'post_content' => $content ) + $fields );
	}

	/** Returns the content of a post. */
	protected static function content( int $post ): string {
		return get_post( $post )->post_content ?? '';
	}

	/**
	 * Counts visitors of a day.
	 *
	 * @param int $subject Variant.
	 * @param int $seen Visitors who got it.
	 * @param int $goals Those who clicked.
	 * @param int $stayed Those who did not bounce.
	 * @param int $ago Days ago.
	 */
	protected static function count_visitors( int $subject, int $seen, int $goals, int $stayed = 0, int $ago = 0 ): void {
		global $wpdb;
		$test  = Split_Tests::find( self::ID )->number ?? 0;
		$day   = Day_Table::day( $ago );
		$types = array( 'view_page', 'click_goal', 'read_page' );
		foreach ( array_filter( array_combine( $types, array( $seen, $goals, $stayed ) ) ) as $record => $hits ) {
			$wpdb->insert( Tables::name( 'split_days' ), compact( 'test', 'day', 'subject', 'record', 'hits' ) );
		}
	}

	/** Counts what makes variant 1 the winner. */
	protected static function count_a_winner(): void {
		foreach ( range( 0, 9 ) as $ago ) {
			self::count_visitors( 0, 200, 10, 120, $ago );
			self::count_visitors( 1, 200, 20, 150, $ago );
		}
	}

	/**
	 * Returns the report.
	 *
	 * @return array<string, mixed>
	 */
	protected function report(): array {
		return self::read( $this->get( '/split-tests/' . self::ID ) );
	}

	/**
	 * Changes the test as the screen does.
	 *
	 * @param string $what `apply` or `state`.
	 * @param array<string, mixed> $with Fields.
	 */
	protected function change( string $what, array $with ): WP_REST_Response {
		return $this->post( '/split-tests/' . self::ID . "/$what", $with + array( 'read' => $this->report()['place']['read'] ?? '' ) );
	}

	/** Deletes the test. */
	protected function delete(): WP_REST_Response {
		return $this->post( '/split-tests/' . self::ID . '/delete' );
	}
}
