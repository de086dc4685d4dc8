<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Blocks\Saved_Layout;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\Golden\Fixture;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;
use WP_Post;

require_once __DIR__ . '/../../Golden/Fixture.php';
require_once __DIR__ . '/../../Support/Photographs.php';

/**
 * Tests what keeps saved words in their column without the plugin: of new posts, and of those of earlier versions.
 */
final class SavedLayoutTest extends TestCase {
	/** What an earlier version saved. */
	private const OLD = '<!-- wp:frontage/member {"id":%1$d,"url":"%2$s","name":"Ada"} -->'
		. "\n" . '<div class="wp-block-frontage-member"><figure><img src="%2$s" alt="A"/></figure><h3>Ada</h3>'
		. '<!-- wp:html --><img src="/by-hand.png"><!-- /wp:html --></div>' . "\n" . '<!-- /wp:frontage/member -->';

	private const KEPT = 'max-width:100%;height:auto';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		Photographs::ensure();
	}

	/** Returns the content of a post that was created with some content. */
	private static function stored( string $content ): string {
		$id = wp_insert_post(
			array(
				'post_content' => wp_slash( $content ),
				'post_status'  => 'publish',
				'post_title'   => 'Layout',
			)
		);
		return (string) get_post( $id )?->post_content;
	}

	/** Returns a page of an administrator that is about to be saved. */
	private static function page(): WP_Post {
		return new WP_Post( (object) array( 'post_author' => '1' ) );
	}

	/**
	 * Takes the words out, as a program writes blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function bare( array $blocks ): array {
		foreach ( $blocks as &$block ) {
			$block['innerBlocks'] = self::bare( $block['innerBlocks'] );
			if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ) {
				$block['innerHTML']    = '';
				$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
			}
		}
		return $blocks;
	}

	/**
	 * Returns the own HTML of our blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 */
	private static function own_html( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			$html .= str_starts_with( (string) $block['blockName'], 'frontage/' ) ? $block['innerHTML'] : '';
			$html .= self::own_html( $block['innerBlocks'] );
		}
		return $html;
	}

	/** @return array<string, array{string}> */
	public static function fixtures(): array {
		return array_map( static fn ( Fixture $fixture ): array => array( $fixture->own ), Fixture::all() );
	}

	#[DataProvider( 'fixtures' )]
	public function test_every_image_that_a_module_saves_has_its_proportions_and_stays_in_its_column( string $markup ): void {
		// @phpstan-ignore argument.type (What parse_blocks() returns.)
		$saved = parse_blocks( Saved_Content::complete( serialize_blocks( self::bare( parse_blocks( $markup ) ) ), self::page() ) );
		$tags  = new WP_HTML_Tag_Processor( self::own_html( $saved ) );
		$this->addToAssertionCount( 1 ); // Many have no image.
		while ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$src = $tags->get_attribute( 'src' );
			if ( ! is_string( $src ) ) {
				continue;
			}
			self::assertStringContainsString( self::KEPT, (string) $tags->get_attribute( 'style' ), $src );
			self::assertNotNull( $tags->get_attribute( 'alt' ) ?? ( str_contains( $markup, 'onerror' ) ? '' : null ), $src );
			if ( str_contains( $src, '/photographs/' ) ) {
				self::assertGreaterThan( 99, (int) $tags->get_attribute( 'width' ), $src );
				self::assertGreaterThan( 99, (int) $tags->get_attribute( 'height' ), $src );
			}
		}
	}

	public function test_a_picture_that_a_program_names_by_its_number_alone_is_saved_with_url_and_size(): void {
		$saved = self::stored( '<!-- wp:frontage/image-swap {"firstId":9001,"secondId":9002} /-->' );
		$image = '#<img class="wp-image-900\d" src="http[^"]+\.jpg" width="\d{3,}" height="\d{3,}" style="' . self::KEPT . '"#';
		self::assertSame( 2, preg_match_all( $image, $saved ) );
		self::assertSame( $saved, self::stored( $saved ) );
	}

	public function test_what_the_editor_saved_without_a_size_is_written_as_the_editor_writes_it_with_one(): void {
		$url   = '/wp-content/uploads/photographs/bridge.jpg';
		$saved = static fn ( string $in_json, string $in_html ): string => '<!-- wp:frontage/hotspots {"id":9001,"url":"' . $url . '"'
			. $in_json . ",\"alt\":\"A\"} -->\n" . '<div class="wp-block-frontage-hotspots" style="overflow-wrap:anywhere"><figure>'
			. '<img class="wp-image-9001" src="' . $url . '"' . $in_html . ' style="' . self::KEPT . '" alt="A"/></figure></div>'
			. "\n<!-- /wp:frontage/hotspots -->";
		self::assertSame(
			$saved( ',"width":1600,"height":1067', ' width="1600" height="1067"' ),
			self::stored( $saved( '', '' ) )
		);
	}

	public function test_the_size_is_that_of_the_file_at_the_url(): void {
		$small = wp_get_attachment_image_src( 9001, 'medium' );
		self::assertIsArray( $small );
		foreach ( array( 9001, 0 ) as $id ) {
			$saved = self::stored( '<!-- wp:frontage/gallery {"images":[{"id":' . $id . ',"url":"' . $small[0] . '"}]} /-->' );
			self::assertStringContainsString( "width=\"$small[1]\" height=\"$small[2]\"", $saved );
			self::assertStringContainsString( "\"width\":$small[1],\"height\":$small[2]", $saved );
		}
	}

	public function test_a_picture_from_elsewhere_stays_in_its_column_without_a_size_that_is_guessed(): void {
		$saved = self::stored( '<!-- wp:frontage/hotspots {"url":"https://pictures.example/a-300x200.jpg"} /-->' );
		self::assertStringContainsString( '<img src="https://pictures.example/a-300x200.jpg" style="' . self::KEPT . '" alt=""/>', $saved );
	}

	public function test_a_widget_keeps_its_id_when_sizes_are_written(): void {
		$image = array(
			'id'  => 9001,
			'url' => (string) wp_get_attachment_url( 9001 ),
		);
		$block = array(
			'images'   => array( $image ),
			'firstUrl' => $image['url'],
			'height'   => 300,
		);
		$sized = $block + array(
			'firstWidth'  => 1600,
			'firstHeight' => 1067,
		);

		$sized['images'][0] += array(
			'width'  => 1600,
			'height' => 1067,
		);
		self::assertSame( Ids::wanted( 'x', $block ), Ids::wanted( 'x', $sized ) );
		self::assertNotSame( Ids::wanted( 'x', $block ), Ids::wanted( 'x', array( 'height' => 301 ) + $block ) );
	}

	/** Returns a post of an earlier version. */
	private static function old(): string {
		return sprintf( self::OLD, 9001, (string) wp_get_attachment_url( 9001 ) );
	}

	/** Expects that words of an earlier version are as good as new, and that other HTML is as it was. */
	private static function expect_kept( string $html ): void {
		self::assertMatchesRegularExpression( '#<div style="overflow-wrap:anywhere" class="wp-block-frontage-member"#', $html );
		self::assertMatchesRegularExpression( '#<img [^>]*width="\d{3,}"[^>]*>#', $html );
		self::assertSame( 1, substr_count( $html, self::KEPT ) );
		self::assertStringContainsString( '<img src="/by-hand.png">', $html );
	}

	public function test_a_post_of_an_earlier_version_gets_it_when_it_is_saved(): void {
		$saved = self::stored( self::old() );
		self::expect_kept( $saved );
		self::assertSame( $saved, self::stored( $saved ) );
	}

	public function test_a_post_of_an_earlier_version_gets_it_when_its_block_is_off(): void {
		$type = unregister_block_type( 'frontage/member' );
		self::assertInstanceOf( \WP_Block_Type::class, $type );
		Saved_Content::print_as_saved( 'frontage/member' );
		$html = do_blocks( self::old() );
		register_block_type( $type );
		remove_all_filters( 'render_block_frontage/member' );
		self::expect_kept( $html );
	}

	public function test_html_of_others_in_our_block_stays(): void {
		$other = '<!-- wp:frontage/tab {"title":"A"} --><div><img src="/a.png"></div><!-- /wp:frontage/tab -->';
		self::assertSame( $other, self::stored( $other ) );
	}

	public function test_tables_and_code_of_an_earlier_version_scroll(): void {
		$html = Saved_Layout::complete(
			'<div class="wp-block-frontage-x"><figure class="wp-block-table"></figure><pre class="wp-block-code" style="color:red">',
			'wp-block-frontage-x'
		);
		self::assertSame( 2, substr_count( $html, 'overflow:auto' ) );
		self::assertStringContainsString( 'color:red', $html );
	}

	public function test_it_stays_when_a_contributor_saves(): void {
		$id = wp_insert_user(
			array(
				'user_login' => 'layout',
				'user_pass'  => 'x',
				'role'       => 'contributor',
			)
		);
		self::assertIsInt( $id );
		$saved = self::stored( self::old() );
		wp_set_current_user( $id );
		kses_init();
		self::assertSame( $saved, str_replace( ' />', '/>', self::stored( $saved ) ) );
		wp_set_current_user( 1 );
		kses_init();
	}
}
