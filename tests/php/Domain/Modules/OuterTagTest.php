<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Modules;

use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;

/** What extensions add to the outermost tag of a block. */
final class OuterTagTest extends TestCase {
	/** The same is added, however the tag is written. */
	#[DataProvider( 'blocks' )]
	public function test_adds_to_any_tag( string $html ): void {
		$tag = Outer_Tag::of( $html );
		self::assertNotNull( $tag );
		$tag->add_class( 'one' );
		$tag->add_class( 'one' );
		$tag->add_class( 'two' );
		$tag->add_style( '--a:1' );
		$tag->add_style( '--b:"<&\'>"' );
		$tag->set( 'title', 'Say "yes" & [gallery] <b>' );

		$before = new WP_HTML_Tag_Processor( $html );
		$after  = new WP_HTML_Tag_Processor( $tag->html() );
		self::assertTrue( $before->next_tag() );
		self::assertTrue( $after->next_tag() );
		self::assertSame( $before->get_tag(), $after->get_tag() );
		self::assertSame( $before->get_tag(), $tag->name );
		self::assertSame( trim( trim( (string) $before->get_attribute( 'class' ) ) . ' one two' ), $after->get_attribute( 'class' ) );
		$style = rtrim( (string) $before->get_attribute( 'style' ), '; ' );
		self::assertSame( ( '' === $style ? '' : "$style;" ) . '--a:1;--b:"<&\'>"', $after->get_attribute( 'style' ) );
		self::assertSame( 'Say "yes" & [gallery] <b>', $after->get_attribute( 'title' ) );
		foreach ( (array) $before->get_attribute_names_with_prefix( '' ) as $name ) {
			if ( ! in_array( $name, array( 'class', 'style', 'title' ), true ) ) {
				self::assertSame( $before->get_attribute( $name ), $after->get_attribute( $name ), $name );
			}
		}
		self::assertSame( substr_count( $html, '<' ), substr_count( $tag->html(), '<' ) );
		self::assertSame( substr( $html, -6 ), substr( $tag->html(), -6 ) );
	}

	/** @return array<string, array{string}> */
	public static function blocks(): array {
		return array(
			'plain'             => array( '<div class="wp-block-group is-layout-flow"><p>Text</p></div>' ),
			'without'           => array( '<p>Text</p>' ),
			'space before'      => array( "\n\t<p class=\"a\">Text</p>\n" ),
			'style'             => array( '<div style="color:red; " id="x" class="b">Text</div>' ),
			'title already'     => array( '<div title="Before" class="b">Text</div>' ),
			'greater in value'  => array( '<div data-x="a>b" class="b">Text</div>' ),
			'references'        => array( '<div style="font-family:&quot;A&amp;B&quot;" class="a&amp;b">Text</div>' ),
			'single quotes'     => array( "<div class='b' data-x='1'>Text</div>" ),
			'without quotes'    => array( '<div class=b hidden>Text</div>' ),
			'upper case'        => array( '<DIV CLASS="b">Text</DIV>' ),
			'twice'             => array( '<div id="a" id="b">Text</div>' ),
			'twice, class'      => array( '<div class="a" class="b">Text</div>' ),
			'closes itself'     => array( '<img class="a" src="b.png" alt=""/>.....' ),
			'comment before'    => array( '<!-- a > b --><div class="b">Text</div>' ),
			'text before'       => array( 'Text <b>bold</b> text.' ),
			'own element'       => array( '<frontage-island module="x" wake="load"><div>Text</div></frontage-island>' ),
			'lines in the tag'  => array( "<div\n\tclass=\"b\"\n\tdata-x=\"1\"\n>Text</div>" ),
			'more than a space' => array( '<div class="  a   b ">Text</div>' ),
		);
	}

	/** Text has no tag to change. */
	public function test_finds_no_tag_in_text(): void {
		self::assertNull( Outer_Tag::of( 'Only 1 < 2 text.' ) );
	}

	/** What is not changed stays as it is, byte for byte. */
	public function test_leaves_other_blocks_alone(): void {
		$html = "\n<div  class='a' id=b >Text</div>";
		self::assertSame( $html, Outer_Tag::of( $html )?->html() );
	}
}
