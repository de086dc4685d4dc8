<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Domain\Blocks\Audience;
use Frontage\Domain\Blocks\Shown_Blocks;
use Frontage\Domain\Modules\Deciders;
use Frontage\Domain\Modules\Extensions;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Lets no search of WordPress find a post by words in blocks that the visitor does not see, nor leave one out because of them.
 *
 * WordPress compares the saved content. For the few posts with a hidden block that matches, the rest of the content is compared
 * here, and the comparison in the statement is corrected.
 */
final class Hidden_Matches implements Bootable {
	/** Fires in searches only. */
	public const WHEN = 'hook:post_search_columns';

	/** Posts read at once. */
	private const AT_ONCE = 50;

	/** Seconds for which an answer holds, although blocks can be hidden by time: as long as the lists of one page may take. */
	private const SECONDS = 30;

	/**
	 * What was found last, by what was asked: the order of a search compares what its conditions do.
	 *
	 * @var array<string, array<string, list<int>>>
	 */
	private static array $known = array();

	/**
	 * When it was asked, in seconds since 1970.
	 *
	 * @var int
	 */
	private static int $asked = 0;

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'post_search_columns', array( self::class, 'begin' ), PHP_INT_MAX, 3 );
		add_filter( 'posts_search', array( self::class, 'correct' ), PHP_INT_MAX );
		add_filter( 'posts_search_orderby', array( self::class, 'correct' ), PHP_INT_MAX );
	}

	/**
	 * Has the whole statement corrected if no filter gets its parts, as with `get_posts()`.
	 *
	 * @param mixed $columns Columns that are searched.
	 * @param mixed $text Search term.
	 * @param mixed $query
	 * @return mixed The same columns.
	 */
	public static function begin( $columns, $text = '', $query = null ) {
		if ( $query instanceof WP_Query && ! empty( $query->query_vars['suppress_filters'] ) ) {
			$query->query_vars['cache_results'] = false; // By the statement, which is the same for everybody.
			add_filter( 'query', array( self::class, 'correct_once' ) );
		}
		return $columns;
	}

	/**
	 * Corrects the next statement that searches.
	 *
	 * @param mixed $sql Statement.
	 * @return mixed
	 */
	public static function correct_once( $sql ) {
		global $wpdb;
		if ( ! is_string( $sql ) || ! str_contains( $sql, "{$wpdb->posts}.post_content " ) ) {
			return $sql;
		}
		remove_filter( 'query', array( self::class, 'correct_once' ) );
		return self::correct( $sql );
	}

	/**
	 * Corrects the comparisons with the content of posts.
	 *
	 * @param mixed $sql Part of a statement.
	 * @return mixed
	 */
	public static function correct( $sql ) {
		global $wpdb;
		$column  = "{$wpdb->posts}.post_content";
		$pattern = '/' . preg_quote( $column, '/' ) . "\\s+(NOT\\s+)?LIKE\\s+('(?:[^'\\\\]|\\\\.)*')/s";
		if ( ! is_string( $sql ) || 0 === (int) preg_match_all( $pattern, $sql, $found ) ) {
			return $sql;
		}
		$literals = array_values( array_unique( $found[2] ) );
		$asked    = array( $literals, self::user(), Audience::is_everybody(), wp_cache_get_last_changed( 'posts' ) );
		$known    = (string) wp_json_encode( $asked );
		if ( ! isset( self::$known[ $known ] ) || abs( Clock::now() - self::$asked ) > self::SECONDS ) {
			self::$asked = Clock::now();
			self::$known = array( $known => self::wrong( $literals ) );
		}
		$wrong = self::$known[ $known ];
		return preg_replace_callback(
			$pattern,
			static function ( array $part ) use ( $wrong, $wpdb ): string {
				$ids = implode( ',', $wrong[ $part[2] ] ?? array() );
				return match ( true ) {
					'' === $ids     => $part[0],
					'' === $part[1] => "({$part[0]} AND {$wpdb->posts}.ID NOT IN ($ids))",
					default         => "({$part[0]} OR {$wpdb->posts}.ID IN ($ids))",
				};
			},
			$sql
		);
	}

	/**
	 * Returns the posts that match in hidden blocks only.
	 *
	 * @param list<string> $literals What is compared, as in the statement.
	 * @return array<string, list<int>> Post IDs by what is compared.
	 */
	private static function wrong( array $literals ): array {
		$wrong = array();
		$after = 0;
		do {
			$posts = self::candidates( $literals, $after );
			foreach ( $posts as $post ) {
				$after = (int) $post->ID;
				$shown = self::shown( $after, $post->post_content );
				foreach ( $literals as $literal ) {
					if ( null !== $shown && 1 !== preg_match( self::expression( $literal ), $shown ) ) {
						$wrong[ $literal ][] = $after;
					}
				}
			}
		} while ( count( $posts ) === self::AT_ONCE );
		return $wrong;
	}

	/**
	 * Returns the next posts that match and may have a hidden block.
	 *
	 * @param list<string> $literals What is compared, as in the statement.
	 * @param int $after Higher IDs.
	 * @return list<object{ID: string, post_content: string}>
	 */
	private static function candidates( array $literals, int $after ): array {
		global $wpdb;
		$like = static function ( string $text ) use ( $wpdb ): string {
			return (string) $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( $text ) . '%' );
		};
		$ours = implode( ' OR ', array_map( $like, Deciders::hiding_marks() ) );
		$all  = $like( '"' . Extensions::ATTRIBUTE . '"' );
		$mark = $like( Shown_Blocks::MARK ) . ( '' === $ours ? '' : " OR ( $all AND ( $ours ) )" );
		$any  = implode( ' OR ', array_map( static fn ( string $literal ): string => "post_content LIKE $literal", $literals ) );
		$sql  = "SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND post_type <> 'revision' AND post_status <> 'auto-draft'";
		$sql  = $wpdb->prepare( $sql, $after ) . " AND ( $mark ) AND ( $any ) ORDER BY ID LIMIT " . self::AT_ONCE;
		return array_values( (array) $wpdb->get_results( $sql ) );
	}

	/** Returns whether it matters who searches, as editors find what they may edit; not in what is read for everybody. */
	private static function is_person(): bool {
		return Audience::is_admin_area() || ! Audience::is_everybody();
	}

	/** Returns the user for whom the search is; 0 for everybody, whom it does not look at, as their answers may be kept for others. */
	private static function user(): int {
		return self::is_person() ? get_current_user_id() : 0;
	}

	/**
	 * Returns what the visitor sees of the content, without accents and in lower case; null if that is all of it.
	 *
	 * @param int $post Post ID.
	 * @param string $content Block markup.
	 */
	private static function shown( int $post, string $content ): ?string {
		if ( self::is_person() && current_user_can( 'edit_post', $post ) ) {
			return null;
		}
		$shown = Audience::of_post( $post, static fn (): string => Shown_Blocks::markup( $content ) );
		return $shown === $content ? null : self::fold( $shown );
	}

	/**
	 * Returns a regular expression for what is compared.
	 *
	 * @param string $literal As in the statement: a pattern in quotation marks.
	 */
	private static function expression( string $literal ): string {
		global $wpdb;
		$like  = self::fold( stripslashes( $wpdb->remove_placeholder_escape( substr( $literal, 1, -1 ) ) ) );
		$parts = preg_split( '/(\\\\.|%|_)/su', $like, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array();
		$regex = '';
		foreach ( $parts as $part ) {
			$regex .= match ( true ) {
				'%' === $part                                        => '.*',
				'_' === $part                                        => '.',
				2 <= strlen( $part ) && str_starts_with( $part, '\\' ) => preg_quote( substr( $part, 1 ), '/' ),
				default                                              => preg_quote( $part, '/' ),
			};
		}
		return "/\\A$regex\\z/su";
	}

	/**
	 * Returns a text as databases compare it.
	 *
	 * @param string $text In UTF-8.
	 */
	private static function fold( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
