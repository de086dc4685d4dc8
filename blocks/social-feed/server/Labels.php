<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** The texts of a feed. */
final class Labels {
	/**
	 * Returns the texts for the component.
	 *
	 * @return array{more: string, loading: string, failed: string, added: string, all: string}
	 */
	public static function words(): array {
		return array(
			'more'    => __( 'Show more posts', 'frontage' ),
			'loading' => __( 'Loading…', 'frontage' ),
			'failed'  => __( 'More posts could not be loaded. Try again.', 'frontage' ),
			/* translators: %s: number of posts. */
			'added'   => __( 'More posts shown: %s', 'frontage' ),
			'all'     => __( 'All posts are shown.', 'frontage' ),
		);
	}

	/**
	 * Returns the numbers of a post in words; what the vendor does not say, and zero, are left out.
	 *
	 * @param array{likes: int|null, replies: int|null, reposts: int|null} $counts Of the post.
	 * @return list<string>
	 */
	public static function counts( array $counts ): array {
		$texts = array(
			/* translators: %s: number. */
			'likes'   => static fn ( int $number ): string => _n( '%s like', '%s likes', $number, 'frontage' ),
			/* translators: %s: number. */
			'replies' => static fn ( int $number ): string => _n( '%s reply', '%s replies', $number, 'frontage' ),
			/* translators: %s: number. */
			'reposts' => static fn ( int $number ): string => _n( '%s repost', '%s reposts', $number, 'frontage' ),
		);
		$all   = array();
		foreach ( $texts as $name => $text ) {
			$number = $counts[ $name ] ?? 0;
			if ( $number > 0 ) {
				$all[] = sprintf( $text( $number ), number_format_i18n( $number ) );
			}
		}
		return $all;
	}
}
