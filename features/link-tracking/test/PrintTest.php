<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking\Test;

use Frontage\Base\Settings\Options;
use Frontage\Features\Link_Tracking\Link_Rules;
use Frontage\Features\Link_Tracking\Link_Tracking;
use Frontage\Tests\TestCase;

/** Tests where the script is printed, and with which settings. */
final class PrintTest extends TestCase {
	public function test_is_off_by_default_and_never_in_the_admin_area(): void {
		self::assertFalse( Options::is_on( 'features', 'link-tracking' ) );
		self::assertTrue( Link_Tracking::is_needed() );
		set_current_screen( 'edit-post' );
		self::assertFalse( Link_Tracking::is_needed() );
	}

	public function test_prints_one_script_that_cannot_be_ended_by_a_setting(): void {
		self::choose( array( 'files' => 'pdf</script><b>' ) );
		$html = self::head();
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertSame( 1, substr_count( $html, '</script' ) );
		self::assertStringContainsString( 'id="frontage-link-tracking"', $html );
		self::assertStringContainsString( 'self.frontageLinks={"ajax":"/wp-admin/admin-ajax.php","report":true,"analytics":"auto"', $html );
	}

	public function test_reads_settings_as_owners_write_them(): void {
		self::choose(
			array(
				'files'      => ' .PDF, *.zip;docx  ,,',
				'affiliates' => '/Go/, https://www.Store.test/Ref/, *.paid.test',
				'hosts'      => 'https://www.Mine.test/about, other.test:8080',
			)
		);
		$rules = Link_Rules::for_script( 7 );
		self::assertSame( array( 'pdf', 'zip', 'docx' ), $rules['files'] );
		self::assertSame( array( '/Go/', 'store.test/Ref/', 'paid.test' ), $rules['affiliates'] );
		self::assertSame( array( 'mine.test', 'other.test:8080' ), $rules['hosts'] );
		self::assertSame( 7, $rules['post'] );
	}

	public function test_leaves_authors_and_previews_alone(): void {
		self::assertNotSame( '', self::head() );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertNotSame( '', self::head() );
		$this->act_as( $this->make_user( 'contributor' ) );
		self::assertSame( '', self::head() );
		self::choose( array( 'staff' => true ) );
		self::assertNotSame( '', self::head() );
		$GLOBALS['wp_query']->is_preview = true;
		self::assertSame( '', self::head() );
	}

	public function test_a_filter_turns_it_off_for_a_page(): void {
		add_filter( 'frontage_track_links', '__return_false' );
		self::assertSame( '', self::head() );
	}

	public function test_names_the_post_of_a_page_that_everybody_may_see(): void {
		$post = $this->make_post();
		$GLOBALS['wp_query']->query( array( 'p' => $post ) );
		self::assertStringContainsString( "\"post\":$post}", self::head() );
		$GLOBALS['wp_query']->query( array( 'post_type' => 'post' ) );
		self::assertStringContainsString( '"post":0}', self::head() );
	}

	/**
	 * Saves settings.
	 *
	 * @param array<string, mixed> $values By name.
	 */
	private static function choose( array $values ): void {
		update_option( Options::OPTION, array( 'values' => array( 'link-tracking' => $values ) ) );
	}

	/** Returns what is printed into the head. */
	private static function head(): string {
		ob_start();
		( new Link_Tracking() )->print();
		return (string) ob_get_clean();
	}
}
