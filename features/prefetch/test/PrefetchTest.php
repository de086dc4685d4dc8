<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Prefetch;

use Frontage\Base\Settings\Options;
use Frontage\Features\Prefetch\Exclusions;
use Frontage\Features\Prefetch\Prefetch;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what WordPress's speculation rules are told, and what other browsers get. */
final class PrefetchTest extends TestCase {
	#[DataProvider( 'moments' )]
	public function test_says_when_pages_are_fetched( string $when, string $eagerness ): void {
		self::choose( array( 'when' => $when ) );
		$usual = array(
			'mode'      => 'prerender',
			'eagerness' => 'auto',
		);
		self::assertSame(
			array(
				'mode'      => 'prefetch',
				'eagerness' => $eagerness,
			),
			( new Prefetch() )->configure( $usual )
		);
	}

	/**
	 * Returns the owner's choices and their names in the rules.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function moments(): iterable {
		yield 'hover' => array( 'hover', 'moderate' );
		yield 'press' => array( 'press', 'conservative' );
		yield 'view' => array( 'view', 'eager' );
	}

	public function test_fetches_nothing_where_wordpress_does_not(): void {
		self::assertNull( ( new Prefetch() )->configure( null ) );
		self::assertFalse( Options::is_on( 'features', 'prefetch' ) );
	}

	public function test_excludes_private_pages_files_and_what_the_owner_names(): void {
		self::choose( array( 'ignore' => ' /secret, no+way ,,' ) );
		$patterns = ( new Prefetch() )->exclude( array( '/theirs/*' ) );
		self::assertIsArray( $patterns );
		foreach ( array( '/theirs/*', '/cart', '/cart/*', '/*/logout/*', '/*.pdf', '/*secret*', '/*no\+way*' ) as $pattern ) {
			self::assertContains( $pattern, $patterns );
		}
		self::assertNotContains( '/**', $patterns );
		self::assertSame( 'no paths', ( new Prefetch() )->exclude( 'no paths' ) );
	}

	public function test_escapes_what_means_something_in_a_pattern(): void {
		self::assertContains( '/*a\{b\}\:c\*\(d\)*', Exclusions::patterns( array( 'a{b}:c*(d)' ) ) );
	}

	public function test_takes_whole_addresses_of_this_site(): void {
		$home = untrailingslashit( home_url() );
		self::choose( array( 'ignore' => "$home/members/, $home, https://example.com/x" ) );
		$patterns = ( new Prefetch() )->exclude( array() );
		self::assertIsArray( $patterns );
		self::assertContains( '/*members/*', $patterns );
		self::assertNotContains( '/**', $patterns, 'A site without a path is no part of an address.' );
		self::assertStringContainsString( '"ignore":["/members/","https://example.com/x"]}))', self::footer() );
	}

	public function test_marks_downloads(): void {
		$feature = new Prefetch();
		self::assertSame(
			'<p><a class="no-prefetch" download href="/report/">Report</a> and <a href="/about/">more to download</a></p>',
			$feature->mark_downloads( '<p><a download href="/report/">Report</a> and <a href="/about/">more to download</a></p>' )
		);
		self::assertSame( '<p>None</p>', $feature->mark_downloads( '<p>None</p>' ) );
	}

	public function test_gives_other_browsers_the_same_exclusions(): void {
		self::choose( array( 'ignore' => 'secret' ) );
		$footer = self::footer();
		self::assertStringContainsString( 'HTMLScriptElement.supports("speculationrules")||import("', $footer );
		self::assertStringContainsString( '.then(e=>e.mount({"when":"hover","words":["cart",', $footer );
		self::assertStringContainsString( '"ignore":["secret"]}))', $footer );
	}

	public function test_fetches_nothing_for_users_who_are_logged_in(): void {
		wp_set_current_user( 1 );
		self::assertStringNotContainsString( 'speculationrules")||import', self::footer() );
	}

	/**
	 * Saves settings.
	 *
	 * @param array<string, mixed> $values By name.
	 */
	private static function choose( array $values ): void {
		update_option( Options::OPTION, array( 'values' => array( 'prefetch' => $values ) ) );
	}

	/** Returns the end of a page. */
	private static function footer(): string {
		( new Prefetch() )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
