<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Multi_View;

use Frontage\Extensions\Multi_View\Pictures;
use Frontage\Extensions\Multi_View\Texts;
use Frontage\Extensions\Multi_View\Views;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests where the texts and pictures of other devices are put. */
final class TextsTest extends TestCase {
	/**
	 * Provides blocks, with their text in brackets; without any, nothing is changed.
	 *
	 * @return array<string, array{string}>
	 */
	public static function blocks(): array {
		return array(
			'a heading'                  => array( '<h2 class="x">[Bread]</h2>' ),
			'a text with formats'        => array( "\n<p title=\"a > b\">[Bread <em id=\"a\">and</em> <a href=\"#\">butter</a>]</p>\n" ),
			'a link that is the heading' => array( '<h2><a href="#" title="a > b">[Bread <b>and</b> butter]</a></h2>' ),
			'two links'                  => array( '<p>[<a href="#">Bread</a> <a href="#">Butter</a>]</p>' ),
			'a button'                   => array(
				'<div class="wp-block-button">'
					. '<a class="wp-block-button__link wp-element-button" href="#">[Buy <b>now</b>]</a></div>',
			),
			'a read more link'           => array(
				'<a class="wp-block-read-more has-x" href="/a" target="_self">[Read <b>more</b>]'
					. '<span class="screen-reader-text">: Bread</span></a>',
			),
			'one without a title'        => array( '<a class="wp-block-read-more" href="/a">[Read more]</a>' ),
			'a list item'                => array( '<li>[Bread]</li>' ),
			'elements around each other' => array( '<div><div> <span>[Bread]</span></div></div>' ),
			'several texts'              => array( '<div><p>Bread</p><p>Butter</p></div>' ),
			'no text'                    => array( '<div><img src="x.png" alt=""></div>' ),
			'an empty paragraph'         => array( '<p> </p>' ),
			'a script'                   => array( '<script>bread()</script>' ),
			'an unfinished tag'          => array( '<p title="a' ),
		);
	}

	/**
	 * Tests one block.
	 *
	 * @param string $block With its text in brackets.
	 */
	#[DataProvider( 'blocks' )]
	public function test_finds_the_text( string $block ): void {
		$html = Texts::add( str_replace( array( '[', ']' ), '', $block ), new Views( array( 'content' => array( 'phone' => 'Loaf' ) ) ) );
		self::assertSame(
			str_replace(
				array( '[', ']' ),
				array(
					'<span class="frontage-view-text is-not-in-phone">',
					'</span><span class="frontage-view-text is-in-phone" hidden>Loaf</span>',
				),
				$block
			),
			$html
		);
	}

	public function test_phones_inherit_the_text_of_tablets(): void {
		self::assertSame(
			'<p><span class="frontage-view-text is-not-in-tablet is-not-in-phone">Bread</span>'
				. '<span class="frontage-view-text is-in-tablet is-in-phone" hidden>&lt;i&gt;5 &amp; more</span></p>',
			$this->add( '<p>Bread</p>', array( 'tablet' => '&lt;i>5 & more' ) )
		);
		self::assertSame(
			'<p><span class="frontage-view-text is-not-in-hover is-not-in-tablet is-not-in-phone">Bread</span>'
				. '<span class="frontage-view-text is-in-hover is-in-phone" hidden>Loaf</span>'
				. '<span class="frontage-view-text is-in-tablet" hidden>Roll</span></p>',
			$this->add(
				'<p>Bread</p>',
				array(
					'hover'  => 'Loaf',
					'tablet' => 'Roll',
					'phone'  => '<script>x</script>Loaf',
				)
			)
		);
	}

	public function test_texts_cannot_be_shortcodes_or_tags(): void {
		$html = $this->add( '<p>Bread</p>', array( 'phone' => '&lt;img src=x onerror=y&gt; [gallery] "quoted"' ) );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '[gallery]', $html );
	}

	public function test_the_first_image_is_a_picture_with_a_source_for_each_device(): void {
		$views = new Views(
			array(
				'attrs' => array(
					'tablet'  => array( 'image' => array( 'url' => 'https://example.com/a b,c.jpg?x="y"' ) ),
					'phone'   => array( 'image' => array( 'url' => '/small.jpg' ) ),
					'desktop' => array( 'image' => array( 'url' => 'data:image/svg+xml,x' ) ),
					'hover'   => array( 'image' => array( 'url' => '/hover.jpg' ) ),
				),
			)
		);
		self::assertSame(
			'<figure><picture class="frontage-view-picture"><source media="screen and (max-width:767px)" srcset="/small.jpg"/>'
				. '<source media="screen and (max-width:980px)" srcset="https://example.com/a%20b%2Cc.jpg?x=&quot;y&quot;"/>'
				. '<img src="x.png" alt="a > b"></picture><img src="y.png"></figure>',
			Pictures::add( '<figure><img src="x.png" alt="a > b"><img src="y.png"></figure>', $views )
		);
		self::assertSame( '<p>Bread</p>', Pictures::add( '<p>Bread</p>', $views ) );
	}

	/**
	 * Adds texts.
	 *
	 * @param string $html Block.
	 * @param array<string, string> $content Texts by view.
	 */
	private function add( string $html, array $content ): string {
		return Texts::add( $html, new Views( array( 'content' => $content ) ) );
	}
}
