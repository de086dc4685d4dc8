<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Anti_Spam;

use Frontage\Base\Has_Description;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Telling people from robots by how a form is filled in.
 *
 * Counts keys, presses and movements while a form is in view, and sends the counts along (S2 §7 §9).
 *
 * Never which keys, never to anybody but this site and the owner's Akismet; nothing of it is
 * stored: see docs/anti-spam.md.
 */
final class Anti_Spam implements Feature, Has_Description {
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'anti-spam';

	/** Where forms come from. */
	private const FILTERS = array( 'render_block', 'the_content', 'widget_text' );

	private const FORM = '/<form\b[^>]*\bmethod\s*=\s*["\']?post\b/i';

	/**
	 * Whether the page has its island.
	 *
	 * @var bool
	 */
	private bool $is_announced = false;

	public static function title(): string {
		return __( 'Anti-spam', 'frontage' );
	}

	public static function description(): string {
		return __( 'Counts key presses, clicks, and movements while someone fills in a form, to tell people from bots. It never records what is typed and stores nothing. If you use Akismet, it receives the counts.', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin() || wp_doing_ajax();
	}

	public function boot(): void {
		add_filter( 'frontage_spam_score', array( $this, 'score' ), 10, 3 );
		if ( wp_doing_ajax() ) {
			return;
		}
		foreach ( self::FILTERS as $filter ) {
			add_filter( $filter, array( $this, 'look' ), 99 );
		}
		add_action( 'comment_form_before', array( $this, 'announce' ) );
	}

	/**
	 * Brings the recorder where there is a form that is sent to this site.
	 *
	 * @param mixed $html What is printed.
	 * @return mixed
	 */
	public function look( $html ) {
		if ( is_string( $html ) && ! $this->is_announced && 1 === preg_match( self::FORM, $html ) ) {
			$this->announce();
		}
		return $html;
	}

	/** Asks for the island, once. */
	public function announce(): void {
		if ( ! $this->is_announced ) {
			$this->is_announced = true;
			add_action( 'wp_footer', array( $this, 'print_island' ), 5 );
			if ( ! did_action( 'wp_head' ) ) {
				Runtime::need();
			}
		}
	}

	/** Prints the island. */
	public function print_island(): void {
		echo Island::html( self::SLUG, array(), el( 'span', array( 'hidden' => true ) ), 'load' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
	}

	/**
	 * Scores a submission by the counts that came with it, and by Akismet where it is in use.
	 *
	 * @param mixed $score   What others think of it.
	 * @param mixed $kind    Such as `newsletter`.
	 * @param mixed $content What was written, by name.
	 */
	public function score( mixed $score, mixed $kind, mixed $content ): int {
		$counts = Counts::of( wp_unslash( $_POST ) );
		$own    = $counts->score();
		$others = is_numeric( $score ) ? (int) $score : 0;
		$score  = max( $own, $others );
		if ( $score >= Spam_Score::SPAM ) {
			return $score;
		}
		$kind    = is_string( $kind ) ? $kind : '';
		$content = is_array( $content ) ? $content : array();
		return Akismet::is_spam( $counts, $kind, $content ) ? 100 : $score;
	}
}
