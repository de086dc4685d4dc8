<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Clock;
use Frontage\Base\Html\Html;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Motion;
use Frontage\Domain\Render\Wrapper;
use Frontage\Http\Post_Visibility;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * One ad, or the ads of a group.
 *
 * The HTML is the same for every visitor: a single ad is printed as it is. Of several, each has its place of full size and its
 * content in a template, so that nothing of it is loaded; the browser chooses the first one and lets them take turns.
 */
final class Ad_Block {
	/** Milliseconds that an ad is shown before the next one (S0 §9). */
	private const INTERVAL = 3000;

	/** An ad must be in view for one second to count. */
	private const MIN_INTERVAL = 2000;

	private const MAX_INTERVAL = 60_000;

	/** Seconds before the same visitor counts again for the same ad. */
	private const SESSION = 1800;

	/** Ads of one place. */
	private const MOST = 20;

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** Returns the whole block; empty if no ad runs here. */
	public function html(): Html {
		$is_preview = self::is_preview();
		$ads        = is_feed() ? array() : array_slice( $this->ads( $is_preview ), 0, $is_preview ? 1 : null );
		if ( array() === $ads ) {
			return Html::raw( '' );
		}
		$is_single = 1 === count( $ads );
		$items     = array();
		foreach ( $ads as $place => $ad ) {
			$items[] = ( new Ad_Html( $ad ) )->html( ! $is_single, 0 === $place );
		}
		$stage = el( 'div', array( 'class' => 'frontage-ad__stage' ), $items );
		return Wrapper::html(
			array(
				'class' => 'frontage-ad' . ( $is_single ? ' is-single' : '' ),
				'style' => $is_single ? '' : array( '--frontage-ad-interval' => $this->interval() . 'ms' ),
			),
			Island::html( 'ad', self::props( $ads ), $is_single || ! $this->is_rotating() ? $stage : Motion::html( $stage ), 'load' )
		);
	}

	/**
	 * Returns the ads of this place; images first, because they are shown without a script too.
	 *
	 * @param bool $is_preview Whether an author looks at it, wherever the ads are shown.
	 * @return list<Ad>
	 */
	private function ads( bool $is_preview ): array {
		$ad    = $this->attributes['ad'] ?? 0;
		$ad    = is_int( $ad ) && $ad > 0 ? $ad : 0;
		$group = $this->attributes['group'] ?? '';
		$group = is_string( $group ) ? $group : '';
		if ( 0 === $ad && '' === $group ) {
			return array();
		}
		$ads = $is_preview ? self::anywhere( $ad, $group ) : self::some( Ads::here( $ad, $group ) );
		usort( $ads, static fn ( Ad $one, Ad $other ): int => self::rank( $one ) <=> self::rank( $other ) );
		return $ads;
	}

	/**
	 * Returns as many ads as one place has; of more, each page has others, and others each day.
	 *
	 * @param list<Ad> $ads Any number of ads.
	 * @return list<Ad>
	 */
	private static function some( array $ads ): array {
		$count = count( $ads );
		if ( $count <= self::MOST ) {
			return $ads;
		}
		$turn = intdiv( Clock::now(), DAY_IN_SECONDS ) + get_queried_object_id();
		return array_slice( array( ...$ads, ...$ads ), $turn * self::MOST % $count, self::MOST );
	}

	/**
	 * Returns running ads, whatever pages they are for.
	 *
	 * @param int $ad ID of one ad; 0 for a group.
	 * @param string $group Slug of the group.
	 * @return list<Ad>
	 */
	private static function anywhere( int $ad, string $group ): array {
		return array_values(
			array_filter( Ads::running(), static fn ( Ad $one ): bool => $ad > 0 ? $one->id === $ad : $one->is_in( $group ) )
		);
	}

	/** Returns 0 for images, 1 for everything else. */
	private static function rank( Ad $ad ): int {
		return 'image' === $ad->settings['kind'] ? 0 : 1;
	}

	/**
	 * Returns what the script needs.
	 *
	 * @param list<Ad> $ads Ads in the order in which they are printed.
	 * @return array<string, mixed>
	 */
	private static function props( array $ads ): array {
		$post    = is_singular() ? get_queried_object_id() : 0;
		$post    = $post > 0 && Post_Visibility::can_view( $post ) ? $post : 0;
		$seconds = self::session();
		return array(
			'session' => $seconds,
			'ads'     => array_map(
				static fn ( Ad $ad ): array => array(
					'id'     => $ad->id,
					'track'  => Ad_Token::make( $ad, $seconds, $post ),
					'weight' => $ad->settings['weight'],
					'until'  => $ad->end(),
				),
				$ads
			),
		);
	}

	/** Returns how many seconds must pass before the same visitor counts again for the same ad. */
	private static function session(): int {
		/**
		 * Filters after how many seconds an ad that a visitor has seen counts again for the same visitor.
		 *
		 * Runs for each place with ads. It must be the same for every visitor, since pages are cached.
		 *
		 *     add_filter( 'frontage_ad_session', fn () => HOUR_IN_SECONDS );
		 *
		 * @since 0.3
		 *
		 * @param int $seconds From 60 to 86400; 1800 by default.
		 */
		return max( 60, min( DAY_IN_SECONDS, (int) apply_filters( 'frontage_ad_session', self::SESSION ) ) );
	}

	/** Returns whether the ads take turns. */
	private function is_rotating(): bool {
		return false !== ( $this->attributes['rotates'] ?? true );
	}

	/** Returns milliseconds within the bounds. */
	private function interval(): int {
		$interval = $this->attributes['interval'] ?? self::INTERVAL;
		return is_int( $interval ) ? max( self::MIN_INTERVAL, min( self::MAX_INTERVAL, $interval ) ) : self::INTERVAL;
	}

	/** Returns whether an author looks at the block in the editor. */
	private static function is_preview(): bool {
		return defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'edit_posts' );
	}
}
