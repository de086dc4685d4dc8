<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Slide_Name;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests how slides are named. */
final class SlideNameTest extends TestCase {
	/** @return array<string, array{string, string, string}> */
	public static function names(): array {
		$image = '<img src="/a.jpg" alt="A pier &amp; a boat">';
		return array(
			'the author\'s name first' => array( "<h2>Sea</h2>$image", ' Coast ', 'Coast' ),
			'then the first heading'   => array( "$image<p>No</p><h3>Sea <em>side</em></h3><h2>Hills</h2>", '', 'Sea side' ),
			'then the picture'         => array( "<img src='/b.jpg' alt=''>$image", '', 'A pier & a boat' ),
			'nothing has a name'       => array( '<p>Text</p><img src="/b.jpg">', '', '' ),
		);
	}

	/**
	 * @param string $html Content of the slide.
	 * @param string $own The author's name.
	 * @param string $name Expected name.
	 */
	#[DataProvider( 'names' )]
	public function test_names( string $html, string $own, string $name ): void {
		self::assertSame( $name, Slide_Name::of( $html, $own ) );
	}

	public function test_labels_have_at_most_twelve_words(): void {
		self::assertSame( '2 of 3', Slide_Name::label( 1, 3, '' ) );
		self::assertSame( '1 of 3: A pier', Slide_Name::label( 0, 3, "A  pier\n" ) );
		$twelve = 'one two three four five six seven eight nine ten eleven twelve';
		self::assertSame( "1 of 1: $twelve", Slide_Name::label( 0, 1, $twelve ) );
		self::assertSame( "1 of 1: {$twelve}…", Slide_Name::label( 0, 1, "$twelve, thirteen" ) );
		self::assertSame( 129, mb_strlen( Slide_Name::label( 0, 1, str_repeat( '海', 500 ) ) ) );
	}
}
