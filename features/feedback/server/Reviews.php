<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback;

use Frontage\Admin\First_Steps\Demo_Page;
use Frontage\Base\Clock;
use Frontage\Base\Store\Shared_Option;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Usage\Index;

defined( 'ABSPATH' ) || exit;

/**
 * What people who manage this site have said about Frontage.
 *
 * Kept on this site, the latest first, and sent nowhere (ruling 4); not whose they are.
 *
 * @phpstan-type Review array{
 *     day: string,
 *     rating: int,
 *     scale: int,
 *     description: string,
 *     page_url: string,
 *     screen_resolution: string,
 *     allow_email: bool,
 * }
 */
final class Reviews implements Provides_Retention {
	private const OPTION = 'frontage_reviews';

	/** User meta key of users who closed the box permanently. */
	private const CLOSED = 'frontage_review_closed';

	private const MOST = 200;

	/** Minimum use before Frontage asks: published posts with our blocks, and days since they were edited. */
	private const USED_POSTS = 3;
	private const USED_DAYS  = 7;

	public static function retention_rules(): array {
		return array( Retention_Rule::always( 'reviews', __( 'Feedback about Frontage', 'frontage' ), '', self::OPTION ) );
	}

	/**
	 * Stores a review.
	 *
	 * @param array<string, mixed> $review As parsed by the action.
	 */
	public static function add( array $review ): void {
		$review = array(
			'day'               => (string) wp_date( 'Y-m-d', Clock::now() ),
			'rating'            => $review['rating'],
			'scale'             => $review['scale'],
			'description'       => $review['description'],
			'page_url'          => $review['page_url'],
			'screen_resolution' => $review['screen_resolution'],
			'allow_email'       => $review['allow_email'],
		);
		$add    = static fn (): array => array_slice( array( $review, ...self::all() ), 0, self::MOST );
		Shared_Option::change( self::OPTION, $add, false );
	}

	/**
	 * Returns all reviews, newest first.
	 *
	 * @return list<Review>
	 */
	public static function all(): array {
		$kept = get_option( self::OPTION );
		/**
		 * As written by `add()`.
		 *
		 * @var list<Review> $kept
		 */
		$kept = is_array( $kept ) ? $kept : array();
		return $kept;
	}

	/** Returns whether there is something to rate: published posts have used our blocks for some days. */
	public static function is_due(): bool {
		$since = gmdate( 'Y-m-d H:i:s', Clock::now() - self::USED_DAYS * DAY_IN_SECONDS );
		return Index::count_published_since( $since, Demo_Page::existing()->ID ?? 0 ) >= self::USED_POSTS;
	}

	/** Returns whether the current user has closed the box permanently. */
	public static function is_closed(): bool {
		return '' !== (string) get_user_meta( get_current_user_id(), self::CLOSED, true );
	}

	/** Closes the box permanently for the current user. */
	public static function close(): void {
		update_user_meta( get_current_user_id(), self::CLOSED, '1' );
	}
}
