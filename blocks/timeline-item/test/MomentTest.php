<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Timeline_Item;

use Frontage\Blocks\Timeline_Item\Event_Date;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the dates of events: the text shown, and `datetime` only for valid dates. */
final class MomentTest extends TestCase {
	/**
	 * Returns date, text and expected HTML.
	 *
	 * @return array<string, array{mixed, mixed, string}>
	 */
	public static function moments(): array {
		return array(
			'a year'                  => array( '1998', '', '<time datetime="1998">1998</time>' ),
			'a month'                 => array( '2006-04', '', '<time datetime="2006-04">April 2006</time>' ),
			'a day'                   => array( '2024-02-29', '', '<time datetime="2024-02-29">February 29, 2024</time>' ),
			'words instead'           => array( '2006-04', 'Spring', '<time datetime="2006-04">Spring</time>' ),
			'a year written as words' => array( '', ' 1998 ', '<time datetime="1998">1998</time>' ),
			'a day that there is not' => array( '2023-02-29', '', '' ),
			'words for no day'        => array( '2023-02-29', 'Never', 'Never' ),
			'words that are no date'  => array( '', 'Long ago', 'Long ago' ),
			'nothing'                 => array( '', '', '' ),
			'not even text'           => array( array( '1998' ), 7, '' ),
			'what would be markup'    => array( '"><script>', '<b onclick="x">Now</b> & then', 'Now &amp; then' ),
		);
	}

	#[DataProvider( 'moments' )]
	public function test_prints( mixed $date, mixed $text, string $expected ): void {
		$html = (string) Event_Date::html( $date, $text );
		self::assertSame( '' === $expected ? '' : '<p class="frontage-timeline__date">' . $expected . '</p>', $html );
	}
}
