<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Hidden_Media;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\TestCase;

/** Tests where the script is printed that silences what is hidden. */
final class HiddenMediaTest extends TestCase {
	private const WORDS = '<!-- wp:html --><b>Words</b><!-- /wp:html -->';

	private const VIDEO = '<!-- wp:video --><figure><video controls src="/a.mp4"></video></figure><!-- /wp:video -->';

	private const EMBED = '<!-- wp:html --><iframe src="https://player.example/1"></iframe><!-- /wp:html -->';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_styles'] = null;
		Hidden_Media::boot();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_styles'] = null;
		parent::tearDown();
	}

	/** Returns what is printed at the end of a page with blocks. */
	private function end_of( string $blocks ): string {
		do_blocks( $blocks );
		ob_start();
		Hidden_Media::print();
		return (string) ob_get_clean();
	}

	/** Returns an accordion. */
	private function folded( string $inside ): string {
		return '<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"More"} -->' . $inside
			. '<!-- /wp:frontage/accordion-item --><!-- /wp:frontage/accordion -->';
	}

	public function test_prints_nothing_without_a_block_of_ours(): void {
		self::assertSame( '', $this->end_of( self::VIDEO . self::EMBED ) );
	}

	public function test_prints_nothing_without_something_that_can_play(): void {
		self::assertSame( '', $this->end_of( $this->folded( self::WORDS ) ) );
	}

	public function test_prints_it_where_both_are(): void {
		foreach ( array( self::VIDEO, self::EMBED ) as $media ) {
			$html = $this->end_of( $this->folded( $media ) );
			self::assertStringContainsString( 'name="silence"', $html );
			self::assertStringContainsString( '/build/silence.js?', $html );
			self::assertStringContainsString( 'wake="idle"', $html );
			$this->setUp();
		}
	}

	public function test_prints_it_for_containers_of_wordpress_beside_a_block_of_ours(): void {
		$details = '<!-- wp:details --><details><summary>More</summary>' . self::VIDEO . '</details><!-- /wp:details -->';
		self::assertStringContainsString( 'name="silence"', $this->end_of( $details . $this->folded( self::WORDS ) ) );
	}
}
