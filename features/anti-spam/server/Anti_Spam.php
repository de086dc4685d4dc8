<?php
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
 * Tells people from robots by how a form is filled in.
 *
 * Counts keys, clicks and movements while a form is in view, and sends the counts along (S2 §7 §9).
 *
 * It never records which keys, shares the counts only with this site and the owner's Akismet, and
 * stores none of it: see docs/anti-spam.md.
 */
final class Anti_Spam implements Feature, Has_Description {
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'anti-spam';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'load' );

	/** Filters whose output may contain forms. */
	private const FILTERS = array( 'render_block', 'the_content', 'widget_text' );

	private const FORM = '/<form\b[^>]*\bmethod\s*=\s*["\']?post\b/i';

	/**
	 * Whether the island has been added to the page.
	 *
	 * @var bool
	 */
	private bool $is_announced = false;

	public static function title(): string {
		return __( 'Anti-spam', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Counts key presses, clicks, and movements while someone fills in a form, to tell people from bots. It never records what is typed and stores nothing. If you use Akismet, it receives the counts.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'spam protection, captcha, bots, honeypot, akismet', 'frontage' );
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
	 * Adds the recorder if the HTML has a form that is sent to this site.
	 *
	 * @param mixed $html Rendered HTML.
	 * @return mixed
	 */
	public function look( $html ) {
		if ( is_string( $html ) && ! $this->is_announced && 1 === preg_match( self::FORM, $html ) ) {
			$this->announce();
		}
		return $html;
	}

	/** Adds the island once. */
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
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( self::SLUG, array(), el( 'span', array( 'hidden' => true ) ), self::LOADS['view'] );
	}

	/**
	 * Scores a submission by its counts, and by Akismet if active.
	 *
	 * @param mixed $score Score of earlier callbacks.
	 * @param mixed $kind Such as `newsletter`.
	 * @param mixed $content Submitted values by name.
	 */
	public function score( mixed $score, mixed $kind, mixed $content ): int {
		// phpcs:ignore WordPress.Security.NonceVerification -- The form has checked the request.
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
