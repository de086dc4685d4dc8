<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Pattern_Widows;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what stays on one line at the end of headings and paragraphs of patterns. */
final class PatternWordsTest extends TestCase {
	/**
	 * Returns markup before and after; an underscore is a space that does not break.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function texts(): array {
		return array(
			'a heading'                      => array( '<h2 class="a">What a week can do</h2>', '<h2 class="a">What a week can_do</h2>' ),
			'a paragraph'                    => array( '<p>Come along. No ads.</p>', '<p>Come along. No_ads.</p>' ),
			'two words'                      => array( '<h2>Good friends</h2>', '<h2>Good friends</h2>' ),
			'words too long'                 => array( '<h2>Der Nebenkostenbescheid kommt</h2>', '<h2>Der Nebenkostenbescheid kommt</h2>' ),
			'an entity counts as one letter' => array( '<h2>Berg and this &amp; that</h2>', '<h2>Berg and this &amp;_that</h2>' ),
			'what is done already'           => array( '<p>Come along. No_ads.</p>', '<p>Come along. No_ads.</p>' ),
			'elements inside'                => array( '<p>See <b>all of it</b></p>', '<p>See <b>all of it</b></p>' ),
			'other elements'                 => array( '<li>One of these three</li>', '<li>One of these three</li>' ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_the_last_two_words_stay_together( string $before, string $after ): void {
		$spaced = static fn ( string $markup ): string => str_replace( '_', "\u{00A0}", $markup );
		self::assertSame( $spaced( $after ), Pattern_Widows::together( $spaced( $before ) ) );
	}
}
