<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Saved_Html;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/**
 * Tests the HTML in posts that keeps our blocks readable without the plugin.
 */
final class SavedContentTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs {"anchor":"prices"} --><!-- wp:frontage/tab {"title":"A \u0026 B","className":"is-new"} -->'
		. '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';

	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
		// WordPress changes what others write.
		wp_set_current_user( 1 );
	}

	/** Returns the content of a post that was created with some content. */
	private static function stored( string $content ): string {
		$id = wp_insert_post(
			array(
				'post_content' => wp_slash( $content ),
				'post_status'  => 'publish',
				'post_title'   => 'Words',
			)
		);
		return (string) get_post( $id )?->post_content;
	}

	public function test_a_post_that_a_program_creates_gets_its_words(): void {
		self::assertSame(
			'<!-- wp:frontage/tabs {"anchor":"prices"} --><!-- wp:frontage/tab {"title":"A \u0026 B","className":"is-new"} -->'
				. '<div class="wp-block-frontage-tab is-new" style="overflow-wrap:anywhere"><h3>A &amp; B</h3>'
				. '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph --></div>'
				. '<!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->',
			self::stored( self::TABS )
		);
	}

	public function test_it_is_printed_once(): void {
		$bare = do_blocks( self::TABS );
		self::assertSame( 1, substr_count( $bare, 'Inside' ) );
		Ids::reset();
		self::assertSame( $bare, do_blocks( self::stored( self::TABS ) ) );
	}

	public function test_what_has_words_already_stays_byte_for_byte(): void {
		$markup = "<!-- wp:frontage/tabs   {\"anchor\" : \"x\"} -->\n<!-- wp:frontage/tab {\"title\":\"New\"} --><div>Old</div>"
			. '<!-- /wp:frontage/tab -->'
			. "\n<!-- /wp:frontage/tabs -->\n\n<!-- wp:paragraph --><p>\\ é</p><!-- /wp:paragraph -->";
		self::assertSame( $markup, self::stored( $markup ) );
	}

	public function test_blocks_without_words_stay_as_they_are(): void {
		$markup = '<!-- wp:frontage/accordion /--><!-- wp:frontage/gallery {"columns":4} /-->';
		self::assertSame( $markup, self::stored( $markup ) );
	}

	public function test_hostile_values_write_nothing_dangerous(): void {
		$hostile = '"><script>alert(1)</script>';
		$html    = implode(
			'',
			array(
				...Saved_Html::of(
					'frontage/animated-text',
					array(
						'tag'       => 'script',
						'before'    => 'alert(1)',
						'className' => $hostile,
						'anchor'    => $hostile,
					)
				),
				...Saved_Html::of(
					'frontage/image-accordion-item',
					array(
						'url'      => 'javascript:alert(1)',
						'alt'      => $hostile,
						'title'    => '<img src=x onerror=alert(1)>',
						'href'     => " java\tscript:alert(1)",
						'linkText' => $hostile,
					)
				),
				...Saved_Html::of( 'frontage/tab', array( 'title' => array( 'not' => 'a text' ) ) ),
				...Saved_Html::of( 'frontage/gallery', array( 'images' => 'no list' ) ),
				...Saved_Html::of( 'frontage/gallery', array( 'images' => array( 7, null, array( 'url' => 'data:text/html,x' ) ) ) ),
			)
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror', $html );
		self::assertDoesNotMatchRegularExpression( '/(?:href|src)="(?!http|x")/', $html );
	}

	public function test_attributes_that_are_no_json_are_none(): void {
		$broken = '<!-- wp:frontage/tabs {"x":} /-->';
		self::assertSame( $broken, self::stored( $broken ) );
	}

	public function test_braces_that_the_author_typed_stay(): void {
		$image = array(
			'url' => '/a.jpg',
			'alt' => 'Set {url} here',
		);
		$html  = implode( '', Saved_Html::of( 'frontage/image-accordion-item', $image ) );
		self::assertStringContainsString( 'alt="Set {url} here"', $html );
	}

	public function test_an_unknown_block_has_no_words(): void {
		self::assertSame( array( '', '' ), Saved_Html::of( 'frontage/nothing', array( 'title' => 'A' ) ) );
	}
}
