<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Clock;
use Frontage\Blocks\Form\Begin;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Blocks\Form\Submission;
use Frontage\Blocks\Form\Submit;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Http\Signed;
use Frontage\Tests\Domain\Forms\Form_Case;

/**
 * Tests forms that no editor has saved: their pages work like any other.
 */
final class SavedByCodeTest extends Form_Case {
	/** The smallest one. */
	private const FORM = '<!-- wp:frontage/form {"title":"T"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /-->'
		. '<!-- /wp:frontage/form -->';

	protected function setUp(): void {
		parent::setUp();
		$this->forget_page();
	}

	private function forget_page(): void {
		Submission::end();
		Form_Context::reset();
		Ids::reset();
		Printed_Blocks::reset();
	}

	/**
	 * Returns the signed references in a page.
	 *
	 * @return list<string>
	 */
	private function references( string $html ): array {
		preg_match_all( '/name="frontage_form" value="([^"]+)"/', $html, $found );
		return $found[1];
	}

	/** Sends the form of a page, and returns what the visitor's script gets. */
	private function submit( string $reference, string $name = 'Ada', int $number = 0 ): string {
		Submission::end();
		$begun  = $this->call( Begin::NAME, array( Form_Reference::FIELD => $reference ) );
		$ticket = $begun->data()['ticket'] ?? $begun->body;
		Clock::stop( Clock::now() + 5 );
		$_POST = array(
			Form_Reference::FIELD          => $reference,
			Submission_Token::FIELD        => $ticket,
			"et_pb_contact_name_{$number}" => $name,
		);
		return $this->call( Submit::NAME, $_POST )->body;
	}

	/**
	 * Prints a post and sends its forms.
	 *
	 * @return list<string> Form IDs of all entries.
	 */
	private function submit_all( int $post ): array {
		$this->forget_page();
		$this->act_as( 0 );
		$GLOBALS['post'] = get_post( $post );
		foreach ( $this->references( $this->html( $post ) ) as $number => $reference ) {
			self::assertSame( '{"sent":true}', $this->submit( $reference, "Ada $number", $number ) );
		}
		return array_column( $this->entries(), 'form' );
	}

	/** Writes content as a version without the plugin would: nothing looks at it. */
	private function write( int $post, string $content ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post ) );
		clean_post_cache( $post );
	}

	private function content( int $post ): string {
		return (string) get_post_field( 'post_content', $post, 'raw' );
	}

	private function id( int $post ): string {
		preg_match( '/"formId":"([^"]+)"/', $this->content( $post ), $found );
		return $found[1] ?? '';
	}

	public function test_a_form_saved_by_code_takes_entries(): void {
		$post = $this->make_post( array( 'post_content' => self::FORM ) );
		self::assertNotSame( '', $this->id( $post ) );
		self::assertSame( array( $this->id( $post ) ), $this->submit_all( $post ) );
	}

	public function test_a_form_saved_before_is_found_without_being_saved_again(): void {
		$post = $this->make_post( array( 'post_content' => self::FORM ) );
		$this->write( $post, (string) str_replace( '"formId":"' . $this->id( $post ) . '",', '', $this->content( $post ) ) );
		self::assertSame( '', $this->id( $post ) );
		self::assertCount( 1, $this->submit_all( $post ) );
	}

	public function test_a_page_from_before_the_update_is_accepted(): void {
		$post    = $this->make_post( array( 'post_content' => self::FORM ) );
		$content = (string) str_replace( '"formId":"' . $this->id( $post ) . '",', '', $this->content( $post ) );
		$this->write( $post, $content );
		$block                    = parse_blocks( $content )[0];
		$block['innerContent'][0] = '';
		$data                     = array(
			'form'   => 'x' . substr( md5( serialize_block( $block ) ), 0, 8 ),
			'post'   => $post,
			'number' => 0,
		);
		$reference                = Signed::make( Form_Reference::KIND, $data );
		self::assertSame( '{"sent":true}', $this->submit( $reference ) );
		wp_update_post(
			array(
				'ID'         => $post,
				'post_title' => 'Quick',
			)
		);
		self::assertSame( '{"sent":true}', $this->submit( $reference, 'Bob' ) );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => wp_slash( str_replace( '"T"', '"Other"', $this->content( $post ) ) ),
			)
		);
		self::assertSame( '{"sent":true}', $this->submit( $reference, 'Cem' ) );
		self::assertCount( 1, array_unique( array_column( $this->entries(), 'form' ) ), 'One form, one inbox.' );
	}

	public function test_saving_the_same_again_keeps_the_identity(): void {
		$post  = $this->make_post( array( 'post_content' => self::FORM . self::FORM ) );
		$saved = $this->content( $post );
		preg_match_all( '/"formId":"([^"]+)"/', $saved, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
		foreach ( array( self::FORM . self::FORM, str_replace( '"T"', '"U"', self::FORM . self::FORM ) ) as $again ) {
			wp_update_post(
				array(
					'ID'           => $post,
					'post_content' => wp_slash( $again ),
				)
			);
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
		wp_update_post(
			array(
				'ID'           => $other,
				'post_content' => wp_slash( $form ),
			)
		);
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

	public function test_nothing_else_in_a_post_changes(): void {
		$foreign = '<!-- wp:group {"layout":{},"style":{"spacing":{}},"n":1.0} --><div class="wp-block-group">' . self::FORM
			. '</div><!-- /wp:group --><!-- wp:foreign/x {"a":"\u002d\u002d","b":[]} /--><p>5 <b>&amp;</b> \\\\ "</p>';
		$post    = $this->make_post( array( 'post_content' => $foreign ) );
		$before  = $this->content( $post );
		$id      = $this->id( $post );
		$bare    = (string) str_replace( "\"formId\":\"$id\",", '', $before );
		$this->write( $post, $bare );
		wp_update_post(
			array(
				'ID'         => $post,
				'post_title' => 'Quick',
			)
		);
		self::assertNotSame( '', $this->id( $post ) );
		self::assertSame( str_replace( $id, $this->id( $post ), $before ), $this->content( $post ) );
	}

	public function test_quick_edit_publishes_a_draft_of_a_contributor(): void {
		$contributor = $this->make_user( 'contributor' );
		$editor      = $this->make_user( 'editor' );
		foreach ( array( $contributor, $editor ) as $author ) {
			$this->act_as( $author );
			kses_init();
			$post = $this->make_post(
				array(
					'post_content' => self::FORM,
					'post_status'  => 'draft',
					'post_author'  => $author,
				)
			);
			$this->write( $post, self::FORM );
			$this->act_as( $editor );
			kses_init();
			require_once ABSPATH . 'wp-admin/includes/post.php';
			$_POST = array();
			$id    = edit_post(
				array(
					'post_ID'     => $post,
					'post_type'   => 'post',
					'post_status' => 'publish',
					'post_title'  => 'Quick "edit"',
					'content'     => wp_slash( $this->content( $post ) ),
				)
			);
			self::assertSame( $post, $id );
			self::assertNotSame( '', $this->id( $post ) );
			kses_remove_filters();
			$before = count( $this->entries() );
			self::assertCount( $before + 1, $this->submit_all( $post ) );
		}
	}

	public function test_the_rest_api_saves_a_form_that_works(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/posts' );
		$request->set_body_params(
			array(
				'title'   => 'R',
				'status'  => 'publish',
				'content' => self::FORM,
			)
		);
		$data = rest_do_request( $request )->get_data();
		self::assertCount( 1, $this->submit_all( (int) $data['id'] ) );
	}

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
		unregister_block_pattern( 'theme/contact' );
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
		unregister_block_pattern( 'theme/contact' );
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

	public function test_a_deleted_form_is_gone(): void {
		$post            = $this->make_post( array( 'post_content' => self::FORM ) );
		$GLOBALS['post'] = get_post( $post );
		$reference       = $this->references( $this->html( $post ) )[0];
		wp_trash_post( $post );
		self::assertStringContainsString( 'no longer available', $this->submit( $reference ) );
	}

	public function test_a_form_in_its_post_costs_no_query(): void {
		$post            = $this->make_post( array( 'post_content' => self::FORM ) );
		$GLOBALS['post'] = get_post( $post );
		$this->html( $post );
		$this->forget_page();
		self::read_what_every_page_needs();
		$before = $GLOBALS['wpdb']->num_queries;
		$this->html( $post );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
		self::assertNull( Values::get( Printed_Blocks::NAME ) );
	}

	public function test_identities_are_attributes_of_their_blocks(): void {
		foreach ( Identity_Kind::all() as $kind ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $kind->name() );
			self::assertArrayHasKey( $kind->attribute, $type->attributes ?? array(), $kind->slug );
		}
	}
}
