<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Pictures;

use Frontage\Domain\Pictures\Pictures;
use Frontage\Tests\TestCase;

/** Our pictures in posts: they move into the media library, once each, and posts name them there. */
final class AdoptedPicturesTest extends TestCase {
	/** @var list<int> */
	private array $added = array();

	protected function tearDown(): void {
		foreach ( $this->added as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	/** Saves content, and returns what was saved. */
	private function save( string $content ): string {
		$id = wp_insert_post(
			array(
				'post_title'   => 'Pictures',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);
		self::assertGreaterThan( 0, $id );
		$this->added = $this->copies();
		return (string) get_post( $id )?->post_content;
	}

	/**
	 * Returns the IDs of all copies in the library.
	 *
	 * @return list<int>
	 */
	private function copies(): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => 'attachment',
					'numberposts' => -1,
					'fields'      => 'ids',
					'meta_key'    => '_frontage_picture',
				)
			)
		);
	}

	public function test_each_picture_is_added_once_and_named_in_blocks(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$image   = Pictures::image( Pictures::described( 'bowl' ), 'wide', '1' );
		$images  = array_map( Pictures::described( ... ), array( 'lake', 'bowl' ) );
		$gallery = '<!-- wp:frontage/gallery ' . serialize_block_attributes( compact( 'images' ) ) . ' /-->';
		$slide   = '<!-- wp:frontage/slide ' . serialize_block_attributes( array( 'mediaUrl' => Pictures::url( 'lake' ) ) ) . ' /-->';
		$saved   = $this->save( "<!-- wp:group -->\n<div class=\"wp-block-group\">{$image}{$gallery}</div>\n<!-- /wp:group -->\n\n$slide" );
		self::assertStringNotContainsString( Pictures::base(), $saved );
		self::assertCount( 2, $this->added );
		$blocks                 = parse_blocks( $saved );
		list( $first, $second ) = $blocks[0]['innerBlocks'];
		$bowl                   = $first['attrs']['id'];
		$lake                   = $second['attrs']['images'][0]['id'];
		self::assertEqualsCanonicalizing( $this->added, array( $bowl, $lake ) );
		self::assertStringContainsString( "wp-image-$bowl", $first['innerHTML'] );
		self::assertStringContainsString( 'src="' . wp_get_attachment_url( $bowl ) . '"', $first['innerHTML'] );
		self::assertSame( array( $lake, $bowl ), array_column( $second['attrs']['images'], 'id' ) );
		self::assertSame( wp_get_attachment_url( $lake ), $second['attrs']['images'][0]['url'] );
		self::assertSame(
			array( wp_get_attachment_url( $lake ), $lake ),
			array( $blocks[2]['attrs']['mediaUrl'], $blocks[2]['attrs']['mediaId'] )
		);
		self::assertSame( Pictures::alt( 'lake' ), get_post_meta( $lake, '_wp_attachment_image_alt', true ) );
		self::assertStringContainsString( 'srcset=', apply_filters( 'the_content', $saved ) );

		$this->save( $image );
		self::assertCount( 2, $this->added, 'Another post uses the same copy.' );
		self::assertSame( $saved, $this->save( $saved ), 'What is saved again stays.' );
	}

	public function test_words_around_pictures_stay_as_they_are(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$words = "<!-- wp:paragraph -->\n<p>Ä \\ “quotes” &amp; -- {\"a\":1}</p>\n<!-- /wp:paragraph -->\n\n";
		$saved = $this->save( $words . Pictures::image( Pictures::described( 'hills' ) ) . $words );
		self::assertStringStartsWith( $words, $saved );
		self::assertTrue( str_ends_with( trim( $saved ), trim( $words ) ), $saved );
		$plain = 'No block, only ' . Pictures::base() . ' in a sentence.';
		self::assertSame( $plain, $this->save( $plain ) );
	}

	public function test_without_the_right_to_upload_pictures_stay_ours(): void {
		$this->act_as( $this->make_user( 'contributor' ) );
		$image = Pictures::image( Pictures::described( 'roofs' ) );
		self::assertStringContainsString( Pictures::url( 'roofs' ), $this->save( $image ) );
		self::assertSame( array(), $this->copies() );
	}

	public function test_other_files_in_the_folder_are_no_pictures(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		foreach ( array( 'unknown.webp', '../Pictures.php', 'hills.webp.php' ) as $file ) {
			$image = Pictures::image(
				array(
					'url' => Pictures::base() . $file,
					'alt' => '',
				)
			);
			$this->save( $image );
		}
		$titles = array_map( 'get_the_title', $this->copies() );
		self::assertSame( array(), array_diff( $titles, array( Pictures::alt( 'hills' ) ) ) );
	}
}
