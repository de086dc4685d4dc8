<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Gallery;

use Frontage\Blocks\Gallery\Layout;
use Frontage\Tests\TestCase;

/** Tests that pages have the columns and classes of the editor; `layout.test.ts` has the same cases. */
final class LayoutTest extends TestCase {
	/** @param array<string, mixed> $chosen Attributes that differ from the defaults. */
	private static function layout( array $chosen ): Layout {
		return new Layout(
			$chosen + array(
				'columns'       => 3,
				'columnsTablet' => 0,
				'columnsPhone'  => 0,
				'ratio'         => '4/3',
				'fit'           => 'cover',
				'captions'      => 'below',
			)
		);
	}

	public function test_is_what_the_editor_shows(): void {
		$cases = wp_json_file_decode( __DIR__ . '/layout.json', array( 'associative' => true ) );
		foreach ( $cases['columns'] as list( 'chosen' => $chosen, 'columns' => $columns ) ) {
			$style = array_values( self::layout( $chosen )->style() );
			self::assertSame( $columns, array_slice( $style, 0, 3 ), (string) wp_json_encode( $chosen ) );
		}
		foreach ( $cases['classes'] as list( 'chosen' => $chosen, 'classes' => $classes ) ) {
			$printed = explode( ' ', self::layout( $chosen )->classes() );
			self::assertEqualsCanonicalizing( explode( ' ', "frontage-gallery $classes" ), $printed );
		}
		foreach ( $cases['pictures'] as list( 'chosen' => $chosen, 'ratio' => $ratio, 'fit' => $fit ) ) {
			$style = self::layout( $chosen )->style();
			self::assertSame( (string) $ratio, $style['--frontage-gallery-ratio'] );
			self::assertSame( (string) $fit, $style['--frontage-gallery-fit'], (string) wp_json_encode( $chosen ) );
		}
	}
}
