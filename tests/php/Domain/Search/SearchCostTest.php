<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Search;

// phpcs:disable WordPress.Arrays -- Short fields of posts.

use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Matching;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

/** Tests what a search costs on a site with ten thousand posts of ordinary length. */
#[Group( 'once' )]
#[Group( 'deep' )]
final class SearchCostTest extends Index_TestCase {
	private const POSTS = 10_000;

	/** Words of a post's content. */
	private const LENGTH = 180;

	/** Different words of the site; like in a language, few are frequent. */
	private const WORDS = 30_000;

	/**
	 * Milliseconds that a search may take, the median of `TRIES`: a guard against another order of magnitude on machines
	 * that do much else meanwhile. The figure that is promised is written by `FRONTAGE_MEASURE=1`.
	 */
	private const MOST_MS = 500;
	private const TRIES   = 5;

	/** For the figure. */
	private const MEASURED = 15;

	/**
	 * Returns the searches.
	 *
	 * @return array<string, string>
	 */
	private static function searches(): array {
		list( $every, $often, $common, $rare ) = array_map( array( self::class, 'word' ), array( 0, 200, 800, 9000 ) );
		return array(
			'a rare word'          => $rare,
			'a word of 200 posts'  => $common,
			'a word of 800 posts'  => $often,
			'two words'            => "$often $common",
			'a beginning'          => substr( $common, 0, 4 ),
			'a near spelling'      => substr_replace( $common, 'xq', 2, 1 ),
			'nothing'              => 'xyzzyxyzzy',
			'a word of all posts'  => $every,
			'three frequent words' => self::word( 1 ) . ' ' . self::word( 2 ) . " $every",
		);
	}

	public function test_ten_thousand_posts_are_searched_fast(): void {
		$this->publish();
		self::build();
		$lines = array();
		$tries = getenv( 'FRONTAGE_MEASURE' ) ? self::MEASURED : self::TRIES;
		foreach ( self::searches() as $name => $text ) {
			$cold = array();
			$warm = array();
			$part = array();
			for ( $try = 0; $try < $tries; $try++ ) {
				self::forget();
				get_option( 'home' );
				Search_Builder::is_ready();
				$first  = self::time( $text );
				$cold[] = $first;
				$part[] = $first / self::time_like( $text );
				Id_Finder::reset();
				wp_cache_flush_group( 'frontage-lists' );
				wp_cache_set_posts_last_changed();
				$warm[] = self::time( $text );
			}
			sort( $cold );
			sort( $warm );
			sort( $part );
			$found   = Id_Finder::known( self::spec( $text ), 10 )['total'];
			$middle  = intdiv( $tries, 2 );
			$figures = array( $name, $text, $found, $cold[ $middle ], $cold[0], $warm[ $middle ], $warm[0], $part[ $middle ] );
			$lines[] = vsprintf( '%-24s %-16s %6d found, cold %6.1f ms (best %.1f), again %6.1f ms (best %.1f), %.3f of LIKE', $figures );
			self::assertLessThan( self::MOST_MS, $cold[ $middle ], $name );
		}
		if ( getenv( 'FRONTAGE_MEASURE' ) ) {
			fwrite( STDERR, "\n" . implode( "\n", $lines ) . "\n" );
		}
		self::assertTrue( Matching::is_available() );
	}

	/** Returns the milliseconds of one search: the first ten posts and the number of all. */
	private static function time( string $text ): float {
		$start = hrtime( true );
		Id_Finder::find( array( array( 'list' => self::spec( $text ), 'limit' => 10 ) ) );
		return ( hrtime( true ) - $start ) / 1e6;
	}

	/** Returns the milliseconds of WordPress's own search for the same: `LIKE` in titles, excerpts and contents. */
	private static function time_like( string $text ): float {
		$start = hrtime( true );
		new WP_Query( array( 's' => $text, 'posts_per_page' => 10, 'fields' => 'ids', 'cache_results' => false ) );
		return ( hrtime( true ) - $start ) / 1e6;
	}

	private static function spec( string $text ): Query_Spec {
		return Query_Spec::of( array( 'search' => $text, 'orderBy' => 'relevance' ) )->counted();
	}

	/** Publishes posts whose words are as unevenly frequent as those of a language. */
	private function publish(): void {
		global $wpdb;
		mt_srand( 7 );
		foreach ( array_chunk( range( 1, self::POSTS ), 500 ) as $some ) {
			$rows = array();
			foreach ( $some as $number ) {
				$rank   = static fn (): int => (int) ( self::WORDS ** ( mt_rand() / mt_getrandmax() ) ) - 1;
				$words  = array_map( static fn (): string => self::word( $rank() ), range( 1, self::LENGTH ) );
				$date   = gmdate( 'Y-m-d H:i:s', 900_000_000 + $number * 60 );
				$rows[] = $wpdb->prepare(
					"(1, %s, %s, %s, 'publish', 'post', 'long-%d', %s, '', '', '', '', '')",
					$date,
					$date,
					implode( ' ', array_slice( $words, 0, 6 ) ),
					$number,
					'<!-- wp:paragraph --><p>' . implode( ' ', $words ) . '</p><!-- /wp:paragraph -->'
				);
			}
			// phpcs:ignore WordPress.DB
			$wpdb->query(
				"INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_title, post_status, post_type, post_name, "
				. 'post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_password) VALUES ' . implode( ',', $rows )
			);
		}
		Search_Builder::restart();
	}

	/** Returns the word of a rank, the most frequent first; longer ones are rarer, and none resembles its neighbors. */
	private static function word( int $rank ): string {
		$digits = array_map( 'hexdec', str_split( md5( "word $rank" ), 2 ) );
		$word   = '';
		for ( $part = 0; $part < ( $rank < 40 ? 2 : ( $rank < 3000 ? 3 : 4 ) ); $part++ ) {
			$word .= 'bcdfghjklmnprstv'[ $digits[ 2 * $part ] % 16 ] . 'aeiou'[ $digits[ 2 * $part + 1 ] % 5 ];
		}
		return $word;
	}
}
