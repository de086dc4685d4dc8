<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Template_Images;
use Frontage\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Tests which images of lists in templates are loaded first. */
final class TemplateImagesTest extends TestCase {
	private const LIST = '<!-- wp:frontage/blog {"perPage":5} /-->';

	protected function setUp(): void {
		parent::setUp();
		Template_Images::boot();
		switch_theme( 'twentytwentyfour' );
		$GLOBALS['wp_actions']['template_redirect'] = 1;
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		for ( $number = 0; $number < 5; $number++ ) {
			set_post_thumbnail( $this->make_post(), 9001 + $number );
		}
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_actions']['template_redirect'] );
		wp_high_priority_element_flag( true );
		remove_filter( 'pre_render_block', array( Template_Images::class, 'notice_end' ) );
		Template_Images::reset();
		parent::tearDown();
	}

	/**
	 * Returns how each image is loaded.
	 *
	 * @param string $markup Block markup of a template.
	 * @return list<string>
	 */
	private static function loading( string $markup ): array {
		$tags  = new WP_HTML_Tag_Processor( wp_filter_content_tags( do_blocks( $markup ), 'template' ) );
		$found = array();
		while ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$found[] = trim( $tags->get_attribute( 'loading' ) . ' ' . $tags->get_attribute( 'fetchpriority' ) );
		}
		return $found;
	}

	public function test_the_first_image_has_priority_and_three_are_not_lazy(): void {
		self::assertSame( array( 'high', '', '', 'lazy', 'lazy' ), self::loading( self::LIST ) );
	}

	public function test_once_for_all_lists_of_a_page(): void {
		$all = self::loading( self::LIST . self::LIST );
		self::assertSame( 1, count( array_keys( $all, 'high', true ) ) );
		self::assertSame( 7, count( array_keys( $all, 'lazy', true ) ) );
	}

	public function test_a_list_in_the_footer_is_lazy(): void {
		do_blocks( '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->' );
		self::assertSame( array_fill( 0, 5, 'lazy' ), self::loading( self::LIST ) );
	}

	public function test_content_stays_as_wordpress_decides(): void {
		unset( $GLOBALS['wp_actions']['template_redirect'] );
		self::assertSame( array_fill( 0, 5, 'lazy' ), self::loading( self::LIST ) );
	}
}
