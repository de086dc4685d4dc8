<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

/**
 * Tests that forms which are copied without an editor do not mix.
 */
final class FormCopiesTest extends Saved_Form_TestCase {
	public function test_saving_the_same_again_keeps_the_identity(): void {
		$post  = $this->make_post( array( 'post_content' => self::FORM . self::FORM ) );
		$saved = $this->content( $post );
		preg_match_all( '/"formId":"([^"]+)"/', $saved, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
		foreach ( array( self::FORM . self::FORM, str_replace( '"T"', '"U"', self::FORM . self::FORM ) ) as $again ) {
			$this->update( $post, $again );
			preg_match_all( '/"formId":"([^"]+)"/', $this->content( $post ), $now );
			self::assertSame( $ids[1], $now[1] );
		}
		self::assertSame( $ids[1], $this->submit_all( $post ) );
	}

	public function test_copies_do_not_mix(): void {
		$form  = str_replace( '{"title"', '{"formId":"abc","title"', self::FORM );
		$post  = $this->make_post( array( 'post_content' => $form . $form ) );
		$other = $this->make_post( array( 'post_content' => $form ) );
		self::assertSame( 'abc', $this->id( $post ) );
		self::assertNotSame( 'abc', $this->id( $other ) );
		self::assertCount( 2, array_unique( $this->submit_all( $post ) ) );
		self::assertCount( 3, array_unique( $this->submit_all( $other ) ) );
		$id = $this->id( $other );
		$this->update( $other, $form );
		self::assertSame( $id, $this->id( $other ), 'An editor that still holds the old one changes nothing.' );
	}

	public function test_a_copy_pasted_before_the_update_is_a_form_of_its_own(): void {
		$form = str_replace( '{"title"', '{"formId":"abc","title"', self::FORM );
		$post = $this->make_post();
		$this->write( $post, $form . $form );
		\Frontage\Domain\Usage\Index::replace( $post, array( 'form' ) );
		self::assertCount( 2, array_unique( $this->submit_all( $post ) ) );
	}

	public function test_an_entry_goes_to_the_right_one_of_two_copies(): void {
		$form    = str_replace( '{"title"', '{"formId":"abc","title"', self::FORM );
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => $form,
			)
		);
		$post    = $this->make_post(
			array( 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" . str_replace( '"T"', '"Copy"', $form ) )
		);
		$ids     = $this->submit_all( $post );
		self::assertSame( array( 'abc', $this->id( $post ) ), $ids );
		self::assertSame( array( 'T', 'Copy' ), array_column( $this->entries(), 'title' ) );
	}
}
