<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Pictures\Pictures;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that all else in a post stays, byte for byte, when a block of ours is saved by code. */
final class SavedBytesTest extends TestCase {
	private const FORM = '<!-- wp:frontage/form {"title":"T"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /-->'
		. '<!-- /wp:frontage/form -->';

	/** For visitors, WordPress writes all blocks again when it cleans their HTML. */
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( $this->make_user( 'administrator' ) );
		kses_remove_filters();
	}

	/**
	 * Provides what stands beside a form without words.
	 *
	 * @return array<string, array{string}>
	 */
	public static function others(): array {
		return array(
			'objects and numbers'   => array( '<!-- wp:foreign/x {"layout":{},"list":[],"n":1.0,"text":"a/b \u00e9 \/"} /-->' ),
			'white space'           => array( "<!--  wp:foreign/x   {\"a\" : 1}   -->\r\n<p>\\\\ ' \"</p>\t<!--  /wp:foreign/x  -->" ),
			'an empty pair'         => array( '<!-- wp:foreign/x --><!-- /wp:foreign/x -->' ),
			'attributes of no JSON' => array( '<!-- wp:foreign/x {"a":1,} --><p>x</p><!-- /wp:foreign/x -->' ),
			'ours, of no JSON'      => array( '<!-- wp:frontage/form {"title":"T",} --><p>x</p><!-- /wp:frontage/form -->' ),
			'no words, of no JSON'  => array( '<!-- wp:frontage/countdown {"date":"T",} /-->' ),
			'the full name'         => array( '<!-- wp:core/group {"layout":{}} --><div></div><!-- /wp:core/group -->' ),
			'an emoji in a classic' => array( "<p>\u{1F469}\u{200D}\u{1F4BB}</p>\n\n[gallery ids='1']\n" ),
		);
	}

	#[DataProvider( 'others' )]
	public function test_other_blocks_stay( string $other ): void {
		foreach ( array( $other . self::FORM, self::FORM . $other, $this->around( $other ) ) as $content ) {
			$saved = $this->saved( $content );
			self::assertStringContainsString( 'wp-block-frontage-field-text', $saved );
			self::assertStringContainsString( $other, $saved );
		}
	}

	/** Returns a form with other blocks in it, in a group. */
	private function around( string $other ): string {
		$form = str_replace( '<!-- /wp:frontage/form', $other . '<!-- /wp:frontage/form', self::FORM );
		return '<!-- wp:group {"layout":{}} --><div>' . $form . '</div><!-- /wp:group -->';
	}

	public function test_other_blocks_stay_where_a_picture_is_adopted(): void {
		$url    = Pictures::url( Pictures::names()[0] );
		$others = '<!-- wp:foreign/x {"layout":{}} /--><!-- wp:foreign/y {"a":1,} /-->';
		$saved  = $this->saved( "$others<!-- wp:image --><img src=\"$url\"/><!-- /wp:image -->" );
		self::assertStringNotContainsString( $url, $saved );
		self::assertStringStartsWith( $others, $saved );
	}

	public function test_missing_and_needless_ends_stay(): void {
		$before = '<!-- wp:group {"layout":{}} --><div><!-- wp:columns -->';
		$saved  = $this->saved( $before . self::FORM );
		self::assertStringStartsWith( $before . '<!-- wp:frontage/form {"formId":"', $saved );
		self::assertStringEndsWith( '<!-- /wp:frontage/form -->', $saved );
		$saved = $this->saved( self::FORM . '<!-- /wp:group --><!-- wp:foreign/x {"a":{}} /-->' );
		self::assertStringStartsWith( '<!-- wp:frontage/form {"formId":"', $saved );
		self::assertStringEndsWith( '<!-- /wp:group --><!-- wp:foreign/x {"a":{}} /-->', $saved );
		$saved = $this->saved( '<!-- wp:frontage/tabs {"label":"L"} -->' . self::FORM );
		self::assertStringStartsWith( '<!-- wp:frontage/tabs {"label":"L"} --><!-- wp:frontage/form {"formId":"', $saved );
		self::assertStringContainsString( 'wp-block-frontage-field-text', $saved, 'Words of blocks that end are written.' );
		self::assertStringEndsWith( '<!-- /wp:frontage/form -->', $saved, 'A block that does not end gets none.' );
	}

	/** Saves content, and returns what is saved. */
	private function saved( string $content ): string {
		return (string) get_post_field( 'post_content', $this->make_post( array( 'post_content' => $content ) ), 'raw' );
	}

	public function test_data_of_other_plugins_stays(): void {
		$bare = '<!-- wp:frontage/form -->x<!-- /wp:frontage/form --><!-- wp:frontage/countdown /-->';
		foreach ( array(
			serialize( array( $bare . self::FORM ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As others do.
			(string) wp_json_encode( array( 'content' => $bare ), JSON_UNESCAPED_SLASHES ),
			(string) wp_json_encode( $bare, JSON_UNESCAPED_SLASHES ),
		) as $content ) {
			self::assertSame( $content, $this->saved( $content ) );
		}
	}
}
