<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Lightbox;

use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\Lightbox\Link_Type;
use Frontage\Features\Lightbox\Lightbox;
use Frontage\Features\Lightbox\Link_Marker;
use Frontage\Tests\TestCase;


/**
 * Tests which links open in the lightbox.
 *
 * Links to files of image and gallery blocks, and links with the relation; nothing else.
 */
final class MarksTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Link::reset();
	}

	protected function tearDown(): void {
		Link::reset();
		parent::tearDown();
	}

	public function test_parses_urls_like_the_script(): void {
		$vectors = json_decode( (string) file_get_contents( \Frontage\Base\Paths::path( 'src/ui/lightbox/kinds.json' ) ), true );
		self::assertIsArray( $vectors );
		foreach ( $vectors as $vector ) {
			$expected = '' === $vector['kind'] ? null : array(
				'kind' => $vector['kind'],
				'key'  => $vector['key'],
			);
			self::assertSame( $expected, Link_Type::of( $vector['href'] ), $vector['href'] );
		}
	}

	public function test_marks_only_links_to_image_files(): void {
		$marks = new Link_Marker( 'lightbox' );
		self::assertSame( '<a data-frontage-lightbox="" href="/a.jpg"></a>', $marks->image( '<a href="/a.jpg"></a>' ) );
		$others = array(
			'<a href="/page/"></a>',
			'<a href="/a.jpg" target="_blank"></a>',
			'<img src="/a.jpg">',
			'<a href="javascript:1//a.jpg"></a>',
		);
		foreach ( $others as $other ) {
			self::assertSame( $other, $marks->image( $other ) );
		}
		self::assertStringContainsString( '"gallery-1"', $marks->gallery( '<a href="/a.jpg"></a>' ) );
		self::assertStringContainsString( '"gallery-2"', $marks->gallery( '<a href="/a.jpg"></a>' ) );
	}

	public function test_the_rel_attribute_names_a_group(): void {
		$groups = array(
			'lightbox'                 => '',
			'lightbox[summer 2026]'    => 'summer2026',
			'noopener Lightbox-winter' => 'winter',
		);
		foreach ( $groups as $rel => $group ) {
			self::assertStringContainsString(
				"data-frontage-lightbox=\"$group\"",
				( new Link_Marker( 'lightbox' ) )->related( "<a href='/a.jpg' rel='$rel'></a>" )
			);
		}
		foreach ( array( 'nolightbox', 'lightboxes', 'other[lightbox]' ) as $rel ) {
			self::assertStringNotContainsString(
				'data-',
				( new Link_Marker( 'lightbox' ) )->related( "<a href='/a.jpg' rel='$rel'></a>" )
			);
		}
		self::assertStringContainsString(
			'data-frontage-lightbox="x"',
			( new Link_Marker( 'prettyPhoto' ) )->related( '<a href="#part" rel="prettyPhoto[x]"></a>' )
		);
	}

	public function test_adds_nothing_to_a_page_without_such_links(): void {
		Link::attributes( '/page/' );
		self::assertSame( '', self::footer() );
	}

	public function test_loads_the_opener_and_asks_for_consent_for_videos(): void {
		Link::attributes( '/a.jpg' );
		self::assertStringContainsString( '<frontage-island name="lightbox"', self::footer() );
		self::assertStringNotContainsString( '<template', self::footer() );
		Link::attributes( 'https://vimeo.com/76979871' );
		self::assertStringContainsString( '<template data-vendor="vimeo">', self::footer() );
	}

	/** Returns what the feature prints in the footer. */
	private static function footer(): string {
		ob_start();
		( new Lightbox() )->print();
		return (string) ob_get_clean();
	}
}
