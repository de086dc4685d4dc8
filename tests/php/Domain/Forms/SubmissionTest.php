<?php
/**
 * A submission on its way through a request.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Submission;

/**
 * Stays with its form and its request.
 */
final class SubmissionTest extends Form_TestCase {
	public function test_two_forms_on_a_page_are_independent(): void {
		$post  = $this->make_form( array( 'success' => 'First sent.' ) );
		$first = (string) get_post_field( 'post_content', $post );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash(
					$first . str_replace( array( 'test1', 'First sent.' ), array( 'test2', 'Second sent.' ), $first )
				),
			)
		);
		$this->send( $post );
		\Frontage\Domain\Forms\Form_Context::reset();
		$html = do_blocks( (string) get_post_field( 'post_content', $post ) );
		self::assertStringContainsString( 'First sent.', $html );
		self::assertStringNotContainsString( 'Second sent.', $html );
		self::assertSame( 1, substr_count( $html, '<form' ) );
		self::assertTrue( Submission::current()?->is_shown() );
	}

	public function test_a_page_without_the_form_does_not_show_the_result(): void {
		$this->send( $this->make_form() );
		self::assertNull( Submission::current()?->show( 'test1', 1 ) );
		self::assertNull( Submission::current()?->show( 'test2', 0 ) );
		self::assertFalse( Submission::current()?->is_shown() );
	}

	public function test_two_requests_in_one_process_are_independent(): void {
		$post = $this->make_form();
		$this->send( $post, array( 'email' => 'no address' ) + self::GOOD );
		self::assertFalse( $this->submission_result()->is_sent );
		$this->send( $post );
		self::assertTrue( $this->submission_result()->is_sent );
		Submission::end();
		self::assertNull( Submission::current() );
		\Frontage\Domain\Forms\Form_Context::reset();
		self::assertStringContainsString( '<form', do_blocks( (string) get_post_field( 'post_content', $post ) ) );
	}

	public function test_form_classes_keep_no_state_between_requests(): void {
		foreach ( glob( dirname( __DIR__, 4 ) . '/blocks/form/server/*.php' ) ?: array() as $file ) {
			self::assertDoesNotMatchRegularExpression(
				'/^\s*(?:(?:public|private|protected) )?static [^(=;]*\$/m',
				(string) file_get_contents( $file ),
				$file
			);
		}
	}
}
