<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Age_Gate;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Shown_Blocks;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Overlay_Blocks;
use Frontage\Domain\Render\Inline_Script;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The early part of the age gate, which must run before the page is shown.
 *
 * Hides the page before its first paint from browsers that have not passed, so that nothing flashes.
 *
 * The HTML is the same for everyone and contains the whole page: caches, search engines and
 * browsers without JavaScript see all of it.
 */
final class Age_Gate implements Feature {
	public const WHEN = 'hook:wp';

	/**
	 * Prefix of the keys in the browser's storage, before the confirmed age; the value is when the answer expires, in
	 * milliseconds (S2 §3). Who has confirmed one age has confirmed all lower ones.
	 */
	public const KEY = 'frontage-age-gate-';

	private const BLOCK = 'frontage/age-gate';

	/** As in block.json. */
	private const DEFAULT_AGE = 18;

	/**
	 * The page's gate: minimum age, and whether search engines may pass; null if the page has none.
	 *
	 * @var array{age: int, crawlers: bool}|null
	 */
	private static ?array $gate = null;

	/** Forgets the page's gate, for tests. */
	public static function reset(): void {
		self::$gate = null;
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_head', array( $this, 'hide' ), 1 );
	}

	/**
	 * Records that the page has a gate.
	 *
	 * @param int  $age Minimum age, in years.
	 * @param bool $lets_crawlers_in Whether search engines see the page without the gate.
	 */
	public static function note( int $age, bool $lets_crawlers_in ): void {
		self::$gate = array(
			'age'      => $age,
			'crawlers' => $lets_crawlers_in,
		);
	}

	/** Hides the page. Searches the post's content, because classic themes render it after the head. */
	public function hide(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( null === self::$gate && $post instanceof WP_Post && has_block( self::BLOCK, $post ) ) {
			self::$gate = self::gate_in( Shown_Blocks::in( $post->post_content ) );
		}
		if ( null !== self::$gate ) {
			echo '<style id="frontage-age-gate-hides">[data-frontage-gate] body{visibility:hidden}</style>';
			// phpcs:ignore WordPress.Security.EscapeOutput -- Numbers and a file of the build.
			echo self::script( self::$gate['age'], self::$gate['crawlers'] ) . "\n";
		}
	}

	/**
	 * Returns the gate among the blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return array{age: int, crawlers: bool}|null Null if there is no gate, or only one that is empty or not printed.
	 */
	private static function gate_in( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
			if ( self::BLOCK === $block['blockName'] ) {
				return array() === $inner || ! self::is_printed( $block ) ? null : array(
					'age'      => self::age( $block['attrs']['age'] ?? null ),
					'crawlers' => false !== ( $block['attrs']['crawlers'] ?? true ),
				);
			}
			$found = self::gate_in( $inner );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns whether the owner has not turned the gate off.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function is_printed( array $block ): bool {
		return Arrangement::is_printed( Overlay_Blocks::id_of( $block ) );
	}

	/**
	 * Returns a minimum age in years, from 1.
	 *
	 * @param mixed $age As saved.
	 */
	private static function age( mixed $age ): int {
		return is_numeric( $age ) ? max( 1, (int) $age ) : self::DEFAULT_AGE;
	}

	/**
	 * Returns the script that hides the page and opens the gates for an age that are there, unless the visitor has passed. It
	 * stands in the head, and after each gate, so that whichever runs first asks, and the page is shown if no gate follows.
	 * It removes expired values (S2 §4).
	 *
	 * @param int  $age Minimum age, in years.
	 * @param bool $lets_crawlers_in Whether search engines see the page without the gate.
	 */
	public static function script( int $age, bool $lets_crawlers_in ): Html {
		$given = sprintf( 'let frontageGate={age:%d,crawlers:%d};', $age, $lets_crawlers_in );
		return Inline_Script::html( $given . Inline_Script::part( 'age-gate', 'ask' ) );
	}
}
