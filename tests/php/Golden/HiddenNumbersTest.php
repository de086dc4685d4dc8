<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Base\Clock;
use Frontage\Domain\Modules\Extensions;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;

/** Tests of all blocks that the number of something hidden prints what the number of nothing prints. */
final class HiddenNumbersTest extends TestCase {
	/** Numbers in fixtures that name posts, files, terms and users. */
	private const NUMBER = '/(?<=[":\[,{]|wp-image-|attachment_)9[01]\d\d(?=[",\]}\s])/';

	private const FILE = 'a file of a private post';

	private const WORDS = 'Zyxomma secret';

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_no_block_tells_what_a_hidden_number_is(): void {
		$author  = $this->make_user( 'contributor' );
		$missing = $this->make_post();
		wp_delete_post( $missing, true );
		$hidden = $this->hidden();
		$tried  = 0;
		foreach ( Fixture::all() as $name => $fixture ) {
			if ( 1 !== preg_match( self::NUMBER, $fixture->markup() ) ) {
				continue;
			}
			Clock::stop( $fixture->now ?? 1_800_014_400 );
			$expected = $this->printed( $fixture->markup(), $missing, $author );
			// WordPress's own image block prints what it finds, and adds sizes to its images.
			$ours = str_contains( $fixture->markup(), 'wp-image-' ) ? array_diff_key( $hidden, array( self::FILE => 0 ) ) : $hidden;
			foreach ( $ours as $kind => $id ) {
				$html = $this->printed( $fixture->markup(), $id, $author );
				self::assertStringNotContainsString( self::WORDS, $html, "$name: $kind" );
				self::assertSame( $expected, $html, "$name: $kind" );
				++$tried;
			}
		}
		self::assertGreaterThan( 250, $tried );
	}

	/** Prints a block with another number, on the page of a contributor, without the number. */
	private function printed( string $markup, int $id, int $author ): string {
		$markup = (string) preg_replace( self::NUMBER, (string) $id, $markup );
		$page   = $this->make_post(
			array(
				'post_content' => $markup,
				'post_author'  => $author,
				'post_title'   => 'The page',
			)
		);
		wp_cache_flush();
		Ids::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
		Extensions::reset();
		$this->go_to( (string) get_permalink( $page ) );
		the_post();
		$html = (string) apply_filters( 'the_content', get_the_content() );
		wp_delete_post( $page, true );
		$html = (string) preg_replace( '/[\w-]{16,}\.[\w-]{43}(?=&quot;|")/', 'signed', $html );
		// IDs that are made of attributes, and what WordPress counts in a request.
		$html = (string) preg_replace( '/-[0-9a-f]{6}\b/', '-id', $html );
		$html = (string) preg_replace( '/ (?:fetchpriority|loading|decoding)="\w+"/', '', $html );
		return str_replace( array( (string) $id, (string) $page ), array( 'N', 'P' ), $html );
	}

	/** @return array<string, int> */
	private function hidden(): array {
		$words   = array(
			'post_title'   => self::WORDS . ' title',
			'post_content' => '<!-- wp:paragraph --><p>' . self::WORDS . ' content</p><!-- /wp:paragraph -->',
			'post_excerpt' => self::WORDS . ' excerpt',
			'post_name'    => 'zyxomma-secret',
		);
		$private = $this->make_post( array( 'post_status' => 'private' ) + $words );
		$file    = $this->make_image();
		wp_update_post(
			array(
				'ID'          => $file,
				'post_parent' => $private,
			) + $words
		);
		update_post_meta( $file, '_wp_attachment_image_alt', self::WORDS . ' alt' );
		return array(
			'a draft'           => $this->make_post( array( 'post_status' => 'draft' ) + $words ),
			'a private post'    => $private,
			'a private pattern' => $this->make_post(
				array(
					'post_type'   => 'wp_block',
					'post_status' => 'private',
				) + $words
			),
			self::FILE          => $file,
		);
	}
}
