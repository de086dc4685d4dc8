<?php
declare( strict_types=1 );

namespace Frontage\Domain\Bindings;

use Frontage\Domain\Blocks\Shown_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The reading time of a post.
 *
 * Whole minutes, from the number of words, or of characters in languages without spaces.
 */
final class Reading_Time implements Value {
	private const WORDS_A_MINUTE      = 220;
	private const CHARACTERS_A_MINUTE = 500;

	/** Scripts written without spaces. */
	private const SPACELESS = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	public static function key(): string {
		return 'reading-time';
	}

	public static function label(): string {
		return __( 'Reading time', 'frontage' );
	}

	public static function help(): string {
		return __( 'Estimated reading time of the post in minutes.', 'frontage' );
	}

	/** Returns text such as “4 minutes”; at least one minute. */
	public static function of( int $post_id ): ?string {
		/**
		 * Filters the content whose words are counted for the reading time.
		 *
		 * Remove what only some readers see.
		 *
		 *     add_filter( 'frontage_read_content', fn ( $content ) => preg_replace( '/\[code\].*?\[\/code\]/s', '', $content ) );
		 *
		 * @since 0.3
		 *
		 * @param string $content Block markup of a post, without blocks that the visitor does not see.
		 */
		$content = (string) apply_filters( 'frontage_read_content', Shown_Blocks::of_post( $post_id ) );
		$text    = wp_strip_all_tags( strip_shortcodes( $content ) );
		if ( '' === $text ) {
			return null;
		}
		$spaceless = (int) preg_match_all( self::SPACELESS, $text );
		$words     = count(
			preg_split( '/\s+/u', (string) preg_replace( self::SPACELESS, ' ', $text ), -1, PREG_SPLIT_NO_EMPTY ) ?: array()
		);
		$minutes   = max( 1, (int) round( $words / self::WORDS_A_MINUTE + $spaceless / self::CHARACTERS_A_MINUTE ) );
		/* translators: %s: number of minutes. */
		return sprintf( _n( '%s minute', '%s minutes', $minutes, 'frontage' ), number_format_i18n( $minutes ) );
	}
}
