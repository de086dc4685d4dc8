<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Paths;
use Frontage\Domain\Forms\Field_Tree;
use Frontage\Tests\TestCase;

/** Tests that the server counts the fields of a form as the editor does. */
final class CountFieldsTest extends TestCase {
	public function test_counts_fields_as_the_editor_does(): void {
		$table = wp_json_file_decode( Paths::path( 'src/editor/form/count-fields.json' ), array( 'associative' => true ) );
		self::assertSame( $table['most'], Field_Tree::MOST );
		foreach ( $table['cases'] as $case ) {
			self::assertCount( $case['count'], Field_Tree::described( $case['blocks'] ), $case['about'] );
		}
	}
}
