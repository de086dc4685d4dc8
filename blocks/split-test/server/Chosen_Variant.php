<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Cookie;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Split_Tests\Theme_Tests;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Page_Cache;
use Frontage\Http\Post_Visibility;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** A variant that the server chooses for a visitor. */
final class Chosen_Variant {
	/** Types of posts that are shown as parts of pages. */
	private const PARTS = array( 'wp_block', 'wp_template', 'wp_template_part' );

	/**
	 * Returns a variant of a test; null if there is no such test for visitors.
	 *
	 * @param string $id UUID, from a visitor.
	 * @return array{id: int, content: string}|null
	 */
	public static function of( string $id ): ?array {
		$test  = Theme_Tests::find( $id );
		$block = null !== $test && self::is_public( $test ) ? self::block( $test ) : null;
		if ( null === $test || null === $block ) {
			return null;
		}
		$subject = $test->is_running() && ! Audience::is_staff() ? self::subject( $test ) : 0;
		$render  = static fn (): string => ( new Test_Html( new WP_Block( $block ) ) )->variant( $subject )->html;
		return array(
			'id'      => $subject,
			'content' => self::in_post( $test->post, $render ),
		);
	}

	/** Returns whether visitors can see a test. */
	private static function is_public( Split_Test $test ): bool {
		$type = $test->post > 0 ? (string) get_post_type( $test->post ) : '';
		return in_array( $test->state, array( 'running', 'paused' ), true )
			&& ( $test->post <= 0 || in_array( $type, self::PARTS, true ) || Post_Visibility::can_view( $test->post ) );
	}

	/**
	 * Returns the saved block of a test; null if it is gone.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function block( Split_Test $test ): ?array {
		if ( Index::THEME === $test->post ) {
			return Theme_Tests::block( $test->id );
		}
		return Saved_Blocks::find(
			'split-test',
			$test->post,
			static fn ( array $block ): bool => Split_Block::id( $block['attrs'] ?? array() ) === $test->id
		);
	}

	/** Returns the variant in the visitor's cookie, or one by weight. */
	private static function subject( Split_Test $test ): int {
		Page_Cache::note_visitor();
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only its first digits are read.
		$cookie = $_COOKIE[ Split_Cookie::name( $test->id ) ] ?? '';
		$cookie = is_string( $cookie ) ? $cookie : '';
		if ( 1 === preg_match( '/^\d{1,2}/', $cookie, $found ) && $test->has( (int) $found[0] ) ) {
			return (int) $found[0];
		}
		return 'x' === $cookie || random_int( 1, 100 ) > $test->share ? 0 : self::draw( $test );
	}

	/** Returns a variant by weight; the control if none has any. */
	private static function draw( Split_Test $test ): int {
		$rest = random_int( 1, max( 1, array_sum( array_column( $test->variants, 'weight' ) ) ) );
		foreach ( $test->variants as $variant ) {
			$rest -= $variant['weight'];
			if ( $rest <= 0 && $variant['weight'] > 0 ) {
				return $variant['subject'];
			}
		}
		return 0;
	}

	/**
	 * Renders with a post as the current one, as on its page.
	 *
	 * @param int $id Post ID; 0 for none.
	 * @param callable(): string $render
	 */
	private static function in_post( int $id, callable $render ): string {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- Put back at once.
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $id > 0 ? get_post( $id ) : null;
		try {
			return $render();
		} finally {
			$GLOBALS['post'] = $before;
		}
		// phpcs:enable
	}
}
