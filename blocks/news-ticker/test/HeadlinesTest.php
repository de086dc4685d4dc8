<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\News_Ticker;

use Frontage\Tests\TestCase;


/** Tests the number of headlines: those beyond the stylesheet's maximum are left out. */
final class HeadlinesTest extends TestCase {
	public function test_rotates_at_most_twelve_headlines(): void {
		$items = implode(
			'',
			array_map(
				static fn ( int $number ): string => "<!-- wp:list-item --><li>News $number.</li><!-- /wp:list-item -->",
				range( 1, 13 )
			)
		);
		$html  = do_blocks(
			"<!-- wp:frontage/news-ticker {\"source\":\"list\"} --><!-- wp:list --><ul class=\"wp-block-list\">$items</ul>"
				. '<!-- /wp:list --><!-- /wp:frontage/news-ticker -->'
		);
		self::assertStringContainsString( 'counts-12', $html );
		self::assertStringContainsString( 'News 12.', $html );
		self::assertStringNotContainsString( 'News 13.', $html );
	}
}
