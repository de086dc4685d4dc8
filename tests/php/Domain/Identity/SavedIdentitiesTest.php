<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use Frontage\Domain\Identity\Saved_Identities;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Overlay\Overlay_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Tests\TestCase;
use WP_Block_Patterns_Registry;

/**
 * Tests the identities of blocks that no editor has saved.
 */
final class SavedIdentitiesTest extends TestCase {
	use Writes_Posts;

	/**
	 * Returns the saved identities.
	 *
	 * @return list<string>
	 */
	private function ids( string $content, string $attribute ): array {
		preg_match_all( "/\"$attribute\":\"([^\"]+)\"/", $content, $found );
		return $found[1];
	}

	public function test_an_overlay_keeps_the_name_under_which_it_was_counted(): void {
		$words  = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$markup = "<!-- wp:frontage/modal {\"buttonText\":\"Open\"} -->$words<!-- /wp:frontage/modal -->";
		$before = Overlay_Blocks::id_of( parse_blocks( $markup )[0] );
		Counts::add( $before, 'open' );
		$post  = $this->make_post();
		$saved = $this->update( $post, $markup );
		self::assertSame( $before, parse_blocks( $saved )[0]['attrs']['anchor'] ?? '' );
		self::assertMatchesRegularExpression( "~<(div|section) id=\"$before\" class=\"wp-block-frontage-modal~", $saved );
		$later = strtr(
			$saved,
			array(
				"\"anchor\":\"$before\"," => '',
				" id=\"$before\""         => '',
				'"Open"'                  => '"Look"',
			)
		);
		$later = $this->update( $post, $later );
		self::assertSame( $before, parse_blocks( $later )[0]['attrs']['anchor'] ?? '', 'Also after its settings have changed.' );
		Ids::reset();
		self::assertStringContainsString( "id=\"$before\"", do_blocks( $later ) );
		self::assertSame( 1, Counts::of( $before )['open'] );
	}

	public function test_authors_may_use_an_anchor_in_two_posts(): void {
		$markup = '<!-- wp:frontage/modal {"anchor":"offer"} --><p>Words</p><!-- /wp:frontage/modal -->';
		foreach ( array( 1, 2 ) as $post ) {
			$post = $this->make_post( array( 'post_content' => $markup ) );
			self::assertSame( array( 'offer' ), $this->ids( $this->content( $post ), 'anchor' ) );
		}
	}

	public function test_a_split_test_saved_by_code_counts(): void {
		$variant = static fn ( string $words, string $attributes = '' ): string => "<!-- wp:frontage/split-variant $attributes-->"
			. "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph --><!-- /wp:frontage/split-variant -->";
		$markup  = '<!-- wp:frontage/split-test -->' . $variant( 'One' ) . $variant( 'Two', '{"subject":1} ' )
			. '<!-- /wp:frontage/split-test -->';
		$post    = $this->make_post( array( 'post_content' => $markup ) );
		$id      = $this->ids( $this->content( $post ), 'testId' )[0] ?? '';
		$test    = Split_Tests::find( $id );
		self::assertSame( array( $post, 'running' ), array( $test?->post, $test?->state ) );
		$GLOBALS['post'] = get_post( $post );
		self::assertStringContainsString( $id, (string) apply_filters( 'the_content', $this->content( $post ) ) );
		self::assertSame( array( $id ), $this->ids( $this->update( $post, $markup ), 'testId' ) );
		$copy = $this->make_post( array( 'post_content' => $this->content( $post ) . $this->content( $post ) ) );
		$ids  = $this->ids( $this->content( $copy ), 'testId' );
		self::assertCount( 3, array_unique( array( $id, ...$ids ) ) );
	}

	public function test_events_keep_their_ids_when_others_come_before_them(): void {
		$date   = '"start":"2026-11-20"';
		$event  = static fn ( string $title ): string => "<!-- wp:frontage/calendar-event {\"title\":\"$title\",$date} /-->";
		$around = static fn ( string ...$events ): string => '<!-- wp:frontage/event-calendar -->' . implode( '', $events )
			. '<!-- /wp:frontage/event-calendar -->';
		$post   = $this->make_post( array( 'post_content' => $around( $event( 'A' ), $event( 'B' ) ) ) );
		self::assertSame( array( 'e1', 'e2' ), $this->ids( $this->content( $post ), 'eventId' ) );
		$calendar = $this->ids( $this->content( $post ), 'anchor' );
		$now      = $this->update( $post, $around( $event( 'New' ), $event( 'A' ), $event( 'B' ) ) );
		$ids      = $this->ids( $now, 'eventId' );
		self::assertSame( array( 'e1', 'e2' ), array_slice( $ids, 1 ) );
		self::assertCount( 3, array_unique( $ids ) );
		self::assertSame( $calendar, $this->ids( $now, 'anchor' ) );
	}

	public function test_a_new_slider_keeps_its_address_and_an_old_one_the_one_that_it_had(): void {
		$slide  = static fn ( string $label ): string => "<!-- wp:frontage/slide {\"label\":\"$label\"} --><p>$label</p>"
			. '<!-- /wp:frontage/slide -->';
		$around = static fn ( string ...$slides ): string => '<!-- wp:frontage/slider -->' . implode( '', $slides )
			. '<!-- /wp:frontage/slider -->';
		$post   = $this->make_post( array( 'post_content' => $around( $slide( 'A' ) ) ) );
		$anchor = $this->ids( $this->content( $post ), 'anchor' );
		self::assertCount( 1, $anchor );
		self::assertSame( $anchor, $this->ids( $this->update( $post, $around( $slide( 'A' ), $slide( 'B' ) ) ), 'anchor' ) );
		$this->write( $post, $around( $slide( 'A' ) ) );
		Ids::reset();
		$before = do_blocks( $this->content( $post ) );
		Ids::reset();
		$after = do_blocks( $this->update( $post, $this->content( $post ) . '<p>More</p>' ) );
		self::assertSame( "$before<p>More</p>", $after );
	}

	public function test_a_template_keeps_the_identity_of_its_file(): void {
		$form = '<!-- wp:frontage/form {"title":"T"} --><!-- wp:frontage/field-text {"label":"A"} /--><!-- /wp:frontage/form -->';
		$post = $this->make_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'contact',
				'post_content' => $form,
			)
		);
		self::assertCount( 1, $this->ids( $this->content( $post ), 'formId' ) );
		$menu = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => $form,
			)
		);
		self::assertNotSame( $this->ids( $this->content( $post ), 'formId' ), $this->ids( $this->content( $menu ), 'formId' ) );
	}

	public function test_broken_markup_is_left_alone(): void {
		foreach ( array( '{"title": -->', '{"a":1 /-->', '{\"title\":\"A\"} /-->', '{"formId":"', '[1] /-->' ) as $rest ) {
			$data = array(
				'post_type'    => 'post',
				'post_content' => wp_slash( "<!-- wp:frontage/form $rest" ),
			);
			self::assertSame( $data, Saved_Identities::in_post( $data ), $rest );
		}
	}

	public function test_our_patterns_are_printed_where_content_refers_to_them(): void {
		$registry = WP_Block_Patterns_Registry::get_instance();
		self::assertFalse( $registry->is_registered( 'frontage/faq' ) );
		$html = do_blocks( '<!-- wp:group --><div><!-- wp:pattern {"slug":"frontage/faq"} /--></div><!-- /wp:group -->' );
		self::assertStringContainsString( 'frontage-accordion', $html );
		$names = array_column( $registry->get_all_registered(), 'name' );
		$ours  = array_values( preg_grep( '~^frontage/~', $names ) ?: array() );
		self::assertSame( array( 'frontage/faq' ), $ours, 'Only that one is read.' );
		self::assertSame( '', do_blocks( '<!-- wp:pattern {"slug":"frontage/none"} /-->' ) );
		self::assertSame( '', do_blocks( '<!-- wp:pattern {"slug":"other/faq"} /-->' ) );
		self::assertSame( '', do_blocks( '<!-- wp:pattern /-->' ) );
	}
}
