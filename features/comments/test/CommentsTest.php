<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Comments;

use Frontage\Features\Comments\Comments;
use Frontage\Features\Comments\Rejected_Comment;
use Frontage\Tests\TestCase;


/**
 * Tests what the server adds to comments.
 *
 * The form of any theme, and the handling of rejected comments.
 */
final class CommentsTest extends TestCase {
	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	public function test_wraps_the_comment_form_of_any_theme(): void {
		$post_id = $this->open_post();
		add_action( 'comment_form', array( new Comments(), 'print_island' ) );
		ob_start();
		comment_form( array(), $post_id );
		$this->assertMatchesRegularExpression(
			'#<form.*<frontage-island name="comments".*</frontage-island></form>#s',
			(string) ob_get_clean()
		);
	}

	public function test_adds_the_reply_script_if_the_theme_does_not(): void {
		$GLOBALS['post']                  = get_post( $this->open_post() );
		$GLOBALS['wp_query']->is_singular = true;
		update_option( 'thread_comments', 1 );
		( new Comments() )->enqueue();
		$this->assertTrue( wp_script_is( 'comment-reply' ) );
	}

	public function test_a_rejected_comment_keeps_its_text(): void {
		$_POST = wp_slash(
			array(
				'comment_post_ID' => (string) $this->open_post(),
				'comment_parent'  => '0',
				'author'          => '"><script>',
				'email'           => 'nobody',
				'comment'         => "It's <b>good</b> & long </textarea><script>alert(1)</script>",
				'other'           => 'x',
			)
		);
		$form  = ( new Rejected_Comment() )->form();
		$this->assertStringContainsString(
			'It&#39;s &lt;b&gt;good&lt;/b&gt; &amp; long &lt;/textarea&gt;&lt;script&gt;alert(1&#41;',
			$form
		);
		$this->assertStringContainsString( 'value="&quot;&gt;&lt;script&gt;"', $form );
		$this->assertStringNotContainsString( '<script>', $form );
		$this->assertStringNotContainsString( 'name="other"', $form );
		$this->assertStringContainsString( 'name="comment_parent" value="0"', $form );
	}

	public function test_arrays_and_empty_values_are_not_printed_back(): void {
		$_POST = array( 'comment' => array( 'x' ) );
		$this->assertSame( '', ( new Rejected_Comment() )->form() );
		$_POST = array( 'comment' => "  \n" );
		$kept  = new Rejected_Comment();
		$this->assertSame( '', $kept->form() );
	}

	public function test_changes_only_the_end_of_a_comment(): void {
		$kept = new Rejected_Comment();
		$kept->boot();
		$this->assertFalse( has_filter( 'wp_die_handler', array( $kept, 'handler' ) ) );
		$_POST = array( 'comment' => 'Good bread.' );
		do_action( 'pre_comment_on_post', 1 );
		$page = '';
		$end  = $kept->handler(
			static function ( string $message ) use ( &$page ): void {
				$page = $message;
			}
		);
		$end( '<p>Duplicate.</p>', 'Failure', array( 'response' => 409 ) );
		$this->assertStringStartsWith( '<p>Duplicate.</p><form', $page );
		$this->assertStringContainsString( 'Good bread.</textarea>', $page );
	}

	/** Creates a post that is open for comments. */
	private function open_post(): int {
		return (int) wp_insert_post(
			array(
				'post_title'     => 'Bread',
				'post_content'   => 'Rye.',
				'post_status'    => 'publish',
				'comment_status' => 'open',
			)
		);
	}
}
