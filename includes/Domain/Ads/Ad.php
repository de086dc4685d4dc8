<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Clock;
use Frontage\Domain\Overlay\Popup_Rules;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * One ad.
 *
 * @phpstan-import-type Settings from Ad_Settings
 *
 * @since 0.3
 * @api
 */
final class Ad {
	/**
	 * Stores the ad; use `of()`.
	 *
	 * @param int $id Post ID.
	 * @param string $name The owner's name for it; visitors do not see it.
	 * @param bool $is_active Whether it is not paused.
	 * @param Settings $settings @internal All settings.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly bool $is_active,
		public readonly array $settings
	) {}

	/**
	 * Returns an ad; null if there is none with this ID.
	 *
	 * @param int|WP_Post $post Post or its ID.
	 */
	public static function of( int|WP_Post $post ): ?self {
		$post = is_int( $post ) ? ( $post > 0 ? get_post( $post ) : null ) : $post;
		return $post instanceof WP_Post && Ad_Type::TYPE === $post->post_type
			? new self( $post->ID, $post->post_title, 'publish' === $post->post_status, Ad_Settings::of( $post->ID ) )
			: null;
	}

	/**
	 * Returns why the ad is not shown: `unavailable`, `paused`, `incomplete`, `scheduled`, `ended`, `spent`; empty if it is running.
	 *
	 * An ad is unavailable while the plugin of its network is not active.
	 *
	 * @param array{impressions: int, clicks: int} $totals What was counted so far.
	 * @internal
	 */
	public function obstacle( array $totals ): string {
		$now = Clock::now();
		$end = $this->end();
		return match ( true ) {
			! Ad_Networks::has( $this->settings['kind'] ) => 'unavailable',
			! $this->is_active => 'paused',
			! Ad_Fields::is_complete( $this->settings ) => 'incomplete',
			Ad_Settings::timestamp( $this->settings['start'] ) > $now => 'scheduled',
			$end > 0 && $now >= $end => 'ended',
			$this->is_spent( $totals ) => 'spent',
			default => '',
		};
	}

	/** Returns when the ad ends, as a Unix timestamp; 0 for never. */
	public function end(): int {
		return Ad_Settings::timestamp( $this->settings['end'] );
	}

	/** Returns whether the ad is active, complete, within its schedule and its budget. */
	public function is_running(): bool {
		return '' === $this->obstacle( Ad_Totals::of( array( $this->id ) )[ $this->id ] );
	}

	/**
	 * Returns whether the ad is for a page.
	 *
	 * @param list<string> $here Places that the page is, see `Conditions::places()`.
	 * @param string $path Path of its address.
	 * @internal
	 */
	public function is_for( array $here, string $path ): bool {
		return Popup_Rules::match( $this->settings['rules'], $here, $path );
	}

	/**
	 * Returns the IDs of its groups.
	 *
	 * @return list<int>
	 */
	public function groups(): array {
		$terms = get_the_terms( $this->id, Ad_Type::GROUP );
		return is_array( $terms ) ? array_map( static fn ( WP_Term $term ): int => $term->term_id, array_values( $terms ) ) : array();
	}

	/**
	 * Returns whether the ad is in a group.
	 *
	 * @param string $slug Slug of the group.
	 */
	public function is_in( string $slug ): bool {
		$terms = get_the_terms( $this->id, Ad_Type::GROUP );
		return is_array( $terms ) && in_array( $slug, array_column( $terms, 'slug' ), true );
	}

	/**
	 * Returns the size of the box that is kept free.
	 *
	 * @return array{int, int} Width and height in pixels; zeros if unknown.
	 * @internal
	 */
	public function size(): array {
		$width  = $this->settings['width'];
		$height = $this->settings['height'];
		if ( ( $width > 0 && $height > 0 ) || 'image' !== $this->settings['kind'] ) {
			return array( $width, $height );
		}
		$file = wp_get_attachment_metadata( $this->settings['image'] );
		$file = array( (int) ( $file['width'] ?? 0 ), (int) ( $file['height'] ?? 0 ) );
		return match ( true ) {
			in_array( 0, $file, true ) => array( $width, $height ),
			$width > 0 => array( $width, (int) round( $width * $file[1] / $file[0] ) ),
			$height > 0 => array( (int) round( $height * $file[0] / $file[1] ), $height ),
			default => $file,
		};
	}

	/**
	 * Returns whether one of the ad's budgets is used up.
	 *
	 * @param array{impressions: int, clicks: int} $totals What was counted so far.
	 */
	private function is_spent( array $totals ): bool {
		$limits = $this->settings;
		return ( $limits['maxImpressions'] > 0 && $totals['impressions'] >= $limits['maxImpressions'] )
			|| ( $limits['maxClicks'] > 0 && $totals['clicks'] >= $limits['maxClicks'] );
	}
}
