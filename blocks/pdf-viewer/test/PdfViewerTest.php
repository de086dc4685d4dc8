<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pdf_Viewer\Test;

use Frontage\Tests\Papers;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;

/** Tests the card of a PDF: its facts, its picture, where it opens, and addresses that mean harm. */
final class PdfViewerTest extends TestCase {
	/**
	 * Renders the block as a page does.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	private static function html( array $attributes ): string {
		$block = sprintf( '<!-- wp:frontage/pdf-viewer %s /-->', serialize_block_attributes( $attributes ) );
		return trim( (string) apply_filters( 'the_content', $block ) );
	}

	public function test_a_file_of_the_library_has_its_title_and_size(): void {
		Photographs::ensure();
		$html = self::html(
			array(
				'file'      => Papers::MENU,
				'url'       => 'https://elsewhere.test/other.pdf',
				'pages'     => 3,
				'firstPage' => 9,
			)
		);
		self::assertStringContainsString( '__title">Menu of the week</p>', $html );
		self::assertMatchesRegularExpression( '~__facts">PDF · \d KB · 3 pages</p>~', $html );
		self::assertMatchesRegularExpression( '~href="[^"]*/menu-of-the-week\.pdf#page=3"~', $html );
		self::assertStringNotContainsString( 'elsewhere', $html );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringContainsString( 'is-sheet', $html );
	}

	public function test_the_picture_of_the_first_page_is_shown_if_wordpress_made_one(): void {
		Photographs::ensure();
		$full = array(
			'file'      => 'frontage-menu-pdf.jpg',
			'width'     => 300,
			'height'    => 424,
			'mime-type' => 'image/jpeg',
		);
		wp_update_attachment_metadata(
			Papers::MENU,
			array(
				'sizes' => array(
					'full'   => $full,
					'medium' => $full,
				),
			)
		);
		$html = self::html(
			array(
				'file' => Papers::MENU,
				'url'  => '/x.pdf',
			)
		);
		self::assertMatchesRegularExpression( '~<img[^>]* src="[^"]*/frontage-menu-pdf\.jpg"[^>]*alt=""~', $html );
		self::assertStringNotContainsString( 'is-sheet', $html );
	}

	public function test_another_site_is_not_contacted_before_a_press(): void {
		$near = array( 'opens' => 'near' );
		self::assertStringContainsString( 'wake="interaction"', self::html( $near + array( 'url' => 'https://elsewhere.test/a.pdf' ) ) );
		self::assertStringContainsString( 'wake="visible"', self::html( $near + array( 'url' => home_url( '/a.pdf' ) ) ) );
		self::assertStringContainsString( 'wake="visible"', self::html( $near + array( 'url' => '/a.pdf' ) ) );
		self::assertStringNotContainsString(
			'<frontage-island',
			self::html(
				array(
					'opens' => 'tab',
					'url'   => '/a.pdf',
				)
			)
		);
	}

	public function test_harmful_addresses_print_nothing_and_words_are_escaped(): void {
		foreach ( array( 'javascript:alert(1)', 'data:application/pdf,x', 'mailto:a@example.org', '', '#a' ) as $url ) {
			self::assertSame( '', self::html( array( 'url' => $url ) ), $url );
		}
		$html = self::html(
			array(
				'url'   => '/a.pdf"onclick="alert(1)',
				'title' => '"><script>alert(1)</script><img src=x onerror=alert(1)>Menu',
			)
		);
		self::assertDoesNotMatchRegularExpression( '~<script|<img|"onclick~', $html );
	}

	public function test_an_attachment_that_is_no_pdf_is_not_taken(): void {
		Photographs::ensure();
		self::assertSame( '', self::html( array( 'file' => 9001 ) ) );
	}

	public function test_a_name_comes_from_the_address(): void {
		$html = self::html( array( 'url' => '/files/a%20long%20name.pdf?v=2' ) );
		self::assertStringContainsString( '__title">a long name.pdf</p>', $html );
	}
}
