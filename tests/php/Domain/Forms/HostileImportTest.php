<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Forms\Export;
use Frontage\Admin\Transfer\Import;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Blocks\Form\Import\Cf7_Forms;
use Frontage\Blocks\Form\Import\Form_File;
use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Tests\TestCase;

/** Tests the import of forms and entries with files that someone made to do harm. */
final class HostileImportTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	public function test_no_script_and_no_block_comes_out_of_a_template(): void {
		Import::of(
			'<label>Name <script>alert(1)</script>--&gt;<!-- wp:html --> [text* your-name "--><script>alert(2)</script>"]</label>'
		)->run();
		$posts = get_posts( array( 'post_type' => 'wp_block' ) );
		self::assertCount( 1, $posts );
		self::assertStringNotContainsString( '<script', $posts[0]->post_content );
		self::assertStringNotContainsString( 'wp:html', $posts[0]->post_content );
		self::assertCount( 1, ( new Saved_Form( parse_blocks( $posts[0]->post_content )[0] ) )->fields );
	}

	public function test_xml_with_entities_is_no_form(): void {
		$secret = (string) tempnam( sys_get_temp_dir(), 'secret' );
		file_put_contents( $secret, 'kept-secret' );
		$doctype = "<!DOCTYPE rss [<!ENTITY own \"Contact\"><!ENTITY file SYSTEM \"file://$secret\">]>";
		$file    = str_replace( '<rss', "$doctype<rss", Foreign_Forms::wxr( array() ) );
		foreach ( array( '&own;', '&file;' ) as $entity ) {
			$forms = Cf7_Forms::read( str_replace( 'Contact us', $entity, $file ) );
			self::assertSame( array(), $forms, $entity );
		}
		unlink( $secret );
	}

	public function test_a_template_of_megabytes_has_as_many_fields_as_a_form_may_have(): void {
		foreach ( array( "[text a]\n", "[acceptance b] I agree\n", "[acceptance b]I agree[/acceptance]\n" ) as $tag ) {
			$forms = Cf7_Forms::read( str_repeat( $tag, 60000 ) ) ?? array();
			self::assertSame( 500, $forms[0]->count ?? 0, $tag );
		}
	}

	public function test_deep_and_broken_json_is_another_file(): void {
		$deep  = str_repeat( '[{"fields":', 5000 ) . '1' . str_repeat( '}]', 5000 );
		$files = array( $deep, '[{"fields":', '[{"fields":{"1":{"type":{}}},"settings":[]}]', '[{"form_fields":{"fields":"x"}}]' );
		foreach ( $files as $text ) {
			self::assertNull( Form_File::content( $text ) );
		}
	}

	public function test_formulas_in_entries_leave_as_text(): void {
		Import::of( "\"=cmd|' /C calc'!A0\",Email,Date\n\"'=1+1\",\"@SUM(A1)\",2023-05-04T10:00:00+00:00\n" )->run();
		self::assertSame( 1, Entry_List::count( array() ) );
		$csv = Export::text( 'csv', array() );
		self::assertSame( 0, preg_match( '/(?:^|[,;"\n])\s*[=@]/m', $csv ), $csv );
	}

	public function test_a_serialized_object_stays_a_text(): void {
		$object = 'O:8:"stdClass":1:{s:9:"recipient";s:5:"a@b.c";}';
		$file   = preg_replace( '~a:0:\{\}~', $object, Foreign_Forms::wxr( array() ) );
		self::assertIsString( $file );
		self::assertStringContainsString( 'stdClass', $file );
		self::assertStringNotContainsString( 'a@b.c', ( Cf7_Forms::read( $file ) ?? array() )[0]->markup() );
		$this->expectException( Invalid_Setting::class );
		Import::of( $object );
	}
}
