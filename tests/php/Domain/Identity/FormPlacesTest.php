<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Store\Values;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Http\Signed;

/**
 * Tests forms outside of the content of a post: widgets, patterns, and the PHP of themes.
 */
final class FormPlacesTest extends Saved_Form_TestCase {
	public function test_a_form_in_a_widget_works(): void {
		update_option(
			'widget_block',
			array(
				2              => array( 'content' => self::FORM ),
				3              => array( 'content' => self::FORM ),
				'_multiwidget' => 1,
			)
		);
		$widgets = (array) get_option( 'widget_block' );
		self::assertMatchesRegularExpression( '/"formId":"\w+"/', $widgets[2]['content'] );
		$post            = $this->make_post();
		$GLOBALS['post'] = get_post( $post );
		$html            = do_blocks( $widgets[2]['content'] . $widgets[3]['content'] );
		foreach ( $this->references( $html ) as $number => $reference ) {
			self::assertSame( '{"sent":true}', $this->submit( $reference, "Ada $number", $number ) );
		}
		self::assertCount( 2, array_unique( array_column( $this->entries(), 'form' ) ) );
	}

	public function test_a_form_in_the_php_of_a_theme_works(): void {
		$GLOBALS['post'] = get_post( $this->make_post() );
		$reference       = $this->references( do_blocks( self::FORM ) )[0];
		$this->forget_page();
		self::assertSame( array( $reference ), $this->references( do_blocks( self::FORM ) ) );
		self::assertSame( '{"sent":true}', $this->submit( $reference ) );
	}

	public function test_a_form_of_a_registered_pattern_works(): void {
		register_block_pattern(
			'theme/contact',
			array(
				'title'   => 'C',
				'content' => self::FORM,
			)
		);
		$post            = $this->make_post( array( 'post_content' => '<!-- wp:pattern {"slug":"theme/contact"} /-->' ) );
		$GLOBALS['post'] = get_post( $post );
		$reference       = $this->references( $this->html( $post ) )[0];
		$kept            = array_column( (array) Values::get( Printed_Blocks::NAME ), 'block' );
		self::assertSame( array( '' ), $kept, 'It is found in the pattern.' );
		self::assertSame( '{"sent":true}', $this->submit( $reference ) );
	}

	public function test_a_form_of_our_patterns_works(): void {
		$post            = $this->make_post( array( 'post_content' => '<!-- wp:pattern {"slug":"frontage/form-contact"} /-->' ) );
		$GLOBALS['post'] = get_post( $post );
		$reference       = $this->references( $this->html( $post ) )[0] ?? '';
		unregister_block_pattern( 'frontage/form-contact' );
		self::assertStringContainsString( '"sent":false', $this->submit( $reference ), 'It asks for its required fields.' );
	}

	/** Nor one in a pattern of a program, printed nowhere so far, nor if ends of blocks are missing, so that they are listed otherwise. */
	public function test_an_author_gets_no_entries_of_a_form_in_code(): void {
		register_block_pattern(
			'theme/contact',
			array(
				'title'   => 'C',
				'content' => self::FORM . str_replace( '{"title"', '{"formId":"footer","title"', self::FORM ),
			)
		);
		$page   = $this->make_post( array( 'post_content' => '<!-- wp:pattern {"slug":"theme/contact"} /-->' . "\n" ) );
		$theme  = str_replace( '"T"', '"PHP"', self::FORM );
		$author = $this->make_user( 'author' );

		$GLOBALS['post'] = get_post( $page );
		$references      = $this->references( $this->html( $page ) . do_blocks( $theme ) );
		foreach ( $references as $reference ) {
			$id   = (string) ( Signed::read( Form_Reference::KIND, $reference )['form'] ?? '' );
			$form = str_replace( '{"title":"T"', "{\"formId\":\"$id\",\"title\":\"Mine\"", self::FORM );
			foreach ( array( $form, "<!-- wp:group --><!-- wp:columns -->$form", "$form<!-- /wp:group -->" ) as $content ) {
				$this->make_post(
					array(
						'post_content' => $content,
						'post_author'  => $author,
					)
				);
			}
		}
		foreach ( $references as $number => $reference ) {
			self::assertSame( '{"sent":true}', $this->submit( $reference, "Ada $number", $number ) );
		}
		self::assertSame( array( 'T', 'T', 'PHP' ), array_column( $this->entries(), 'title' ) );
	}

	public function test_what_an_editor_prints_for_itself_leads_nowhere(): void {
		$this->act_as( $this->make_user( 'contributor' ) );
		$draft           = $this->make_post( array( 'post_status' => 'draft' ) );
		$GLOBALS['post'] = get_post( $draft );
		$reference       = $this->references( do_blocks( self::FORM ) )[0];
		$this->act_as( 0 );
		self::assertStringContainsString( 'no longer available', $this->submit( $reference ) );
		self::assertNull( Values::get( Printed_Blocks::NAME ) );
	}
}
