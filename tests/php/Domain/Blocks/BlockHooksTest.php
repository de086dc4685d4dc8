<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Tests\TestCase;

/** Tests block hooks: blocks that another plugin inserts beside or inside ours, and ours inserted beside core's. */
final class BlockHooksTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs -->'
		. '<!-- wp:frontage/tab {"title":"Rye"} --><!-- wp:paragraph --><p>Dark</p><!-- /wp:paragraph -->'
		. '<!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Oats"} --><!-- wp:paragraph --><p>Light</p><!-- /wp:paragraph -->'
		. '<!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';

	protected function setUp(): void {
		parent::setUp();
		register_block_type( 'other/note', array( 'render_callback' => static fn (): string => '<p class="note">Baked today</p>' ) );
	}

	protected function tearDown(): void {
		unregister_block_type( 'other/note' );
		parent::tearDown();
	}

	public function test_another_plugin_adds_a_block_after_ours(): void {
		$html = $this->hooked( 'other/note', 'after', 'frontage/tabs', self::TABS );
		self::assertStringEndsWith( '</div><p class="note">Baked today</p>', $html );
		self::assertStringContainsString( '>Rye<', $html );
	}

	public function test_a_block_inside_ours_is_part_of_its_content(): void {
		$html = $this->hooked( 'other/note', 'last_child', 'frontage/tab', self::TABS );
		self::assertSame( 2, preg_match_all( '~(Dark|Light)</p><p class="note">Baked today</p></div>~', $html ) );
		self::assertSame( 2, substr_count( $html, 'role="tab"' ) );
	}

	public function test_a_block_between_children_makes_no_place_for_itself(): void {
		$html = $this->hooked( 'other/note', 'after', 'frontage/tab', self::TABS );
		self::assertSame( 2, substr_count( $html, 'role="tab"' ) );
		self::assertSame( 2, substr_count( $html, 'role="tabpanel"' ) );
	}

	public function test_a_child_of_ours_is_added(): void {
		$html = $this->hooked( 'frontage/tab', 'last_child', 'frontage/tabs', self::TABS );
		self::assertSame( 3, substr_count( $html, 'role="tab"' ) );
	}

	public function test_ours_is_added_after_a_block_of_core(): void {
		$heading = '<!-- wp:heading --><h2 class="wp-block-heading">Bread</h2><!-- /wp:heading -->';
		$html    = $this->hooked( 'frontage/like-button', 'after', 'core/heading', $heading );
		self::assertMatchesRegularExpression( '~</h2><div [^>]*class="[^"]*wp-block-frontage-like-button~', $html );
		self::assertStringContainsString( 'name="like-button"', $html );
	}

	/**
	 * Renders the content of a post in which a plugin inserts a block.
	 *
	 * @param string $block Name of the inserted block.
	 * @param string $position Position relative to the anchor.
	 * @param string $anchor Name of the block that it is inserted at.
	 * @param string $content Block markup.
	 */
	private function hooked( string $block, string $position, string $anchor, string $content ): string {
		$post = get_post( $this->make_post( array( 'post_content' => $content ) ) );
		assert( $post instanceof \WP_Post );
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		add_filter(
			'hooked_block_types',
			static fn ( array $types, string $at, ?string $name ): array => array(
				...$types,
				...( $at === $position && $name === $anchor ? array( $block ) : array() ),
			),
			10,
			3
		);
		return trim( do_blocks( apply_block_hooks_to_content( $content, $post ) ) );
	}
}
