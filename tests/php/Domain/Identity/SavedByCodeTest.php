<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Base\Store\Values;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Http\Signed;

/**
 * Tests forms that no editor has saved: their pages work like any other.
 */
final class SavedByCodeTest extends Saved_Form_TestCase {
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
		$this->rename( $post );
		self::assertSame( '{"sent":true}', $this->submit( $reference, 'Bob' ) );
		$this->update( $post, str_replace( '"T"', '"Other"', $this->content( $post ) ) );
		self::assertSame( '{"sent":true}', $this->submit( $reference, 'Cem' ) );
		self::assertCount( 1, array_unique( array_column( $this->entries(), 'form' ) ), 'One form, one inbox.' );
	}

	public function test_nothing_else_in_a_post_changes(): void {
		$foreign = '<!-- wp:group {"layout":{},"style":{"spacing":{}},"n":1.0} --><div class="wp-block-group">' . self::FORM
			. '</div><!-- /wp:group --><!-- wp:foreign/x {"a":"\u002d\u002d","b":[]} /--><p>5 <b>&amp;</b> \\\\ "</p>';
		$post    = $this->make_post( array( 'post_content' => $foreign ) );
		$before  = $this->content( $post );
		$id      = $this->id( $post );
		$bare    = (string) str_replace( "\"formId\":\"$id\",", '', $before );
		$this->write( $post, $bare );
		$this->rename( $post );
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
