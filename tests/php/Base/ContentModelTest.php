<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Base\Html\Content_Model;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which pieces of HTML leave alone what is around them. */
final class ContentModelTest extends TestCase {
	#[DataProvider( 'pieces' )]
	public function test_finds_tags_that_change_what_is_around( string $html, string $stray ): void {
		self::assertSame( $stray, Content_Model::stray( $html ) );
	}

	/**
	 * Returns pieces of HTML.
	 *
	 * @return array<string, array{string, string}> With their stray tag.
	 */
	public static function pieces(): array {
		return array(
			'nothing'           => array( '', '' ),
			'text'              => array( '1 < 2 & 3', '' ),
			'whole'             => array( '<div><p>Buy <b>bread</b><br><img src="a.jpg" /></div>', '' ),
			'ends by itself'    => array( '<ul><li>One<li>Two</ul><table><tr><td>1<td>2</table>', '' ),
			'script'            => array( '<script>document.write( "</div><div>" )</script><ins class="a"></ins>', '' ),
			'comment'           => array( '<!-- </div> --><a href="/">Go</a>', '' ),
			'attribute'         => array( '<a title="</div>">Go</a>', '' ),
			'drawing'           => array( '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>', '' ),
			'closes too much'   => array( '<p>Buy</p></div>', '</div>' ),
			'crossed'           => array( '<div><b>Buy</div></b>', '</div>' ),
			'left open'         => array( '<div><div>Buy</div>', '<div>' ),
			'script left open'  => array( '<p>Buy</p><script>alert( 1 )', '<script>alert( 1 )' ),
			'comment left open' => array( '<p>Buy</p><!-- ', '<!-- ' ),
		);
	}
}
