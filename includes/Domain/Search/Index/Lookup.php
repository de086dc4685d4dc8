<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Search\Words;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL -- Placeholders only.

/**
 * Finds the site's words for what a visitor typed: as written, beginning with it, containing it, or spelled almost so.
 *
 * @phpstan-type Found array<int, array{string, int}>
 */
final class Lookup {
	/** How well a word fits, from best to worst. */
	public const WHOLE = 3;
	public const BEGIN = 2;
	public const NEAR  = 1;

	/** Words that begin with what was typed. */
	private const MOST_BEGINNING = 100;

	/** Words that share letters, before they are compared. */
	private const MOST_ALIKE = 150;

	/** Similar words that are searched. */
	private const MOST_NEAR = 8;

	/** Letters from which on two slips are forgiven, else one. */
	private const LONG = 7;

	/** Letters from which on words are found that only contain it. */
	private const INSIDE = 4;

	/**
	 * Returns words that begin with a text.
	 *
	 * @param string $text Folded text.
	 * @return array<int, array{string, int}> Words and how well they fit, keyed by number; shortest first.
	 */
	public static function beginning( string $text ): array {
		global $wpdb;
		$sql   = 'SELECT id, word FROM %i WHERE word >= %s AND word < %s ORDER BY length, word LIMIT %d';
		$rows  = $wpdb->get_results(
			$wpdb->prepare( $sql, Tables::name( 'search_words' ), $text, $text . "\u{10FFFF}", self::MOST_BEGINNING )
		);
		$found = array();
		foreach ( (array) $rows as $row ) {
			$found[ (int) $row->id ] = array( (string) $row->word, $text === $row->word ? self::WHOLE : self::BEGIN );
		}
		return $found;
	}

	/**
	 * Returns words that contain a text; if there are none, those that are spelled almost so.
	 *
	 * Only words of public posts, because a page may show them.
	 *
	 * @param string $text Folded text.
	 * @return array<int, array{string, int}> Words and how well they fit, keyed by number; nearest first.
	 */
	public static function near( string $text ): array {
		$alike = self::alike( $text );
		if ( mb_strlen( $text ) >= self::INSIDE ) {
			$inside = array_filter( $alike, static fn ( string $word ): bool => str_contains( $word, $text ) );
			if ( array() !== $inside ) {
				return array_map( static fn ( string $word ): array => array( $word, self::BEGIN ), $inside );
			}
		}
		$most = mb_strlen( $text ) >= self::LONG ? 2 : 1;
		$far  = array();
		foreach ( $alike as $id => $word ) {
			$distance = Distance::of( $text, $word, $most );
			if ( $distance <= $most ) {
				$far[ $id ] = $distance;
			}
		}
		asort( $far );
		$least = reset( $far );
		$near  = array_filter( $far, static fn ( int $distance ): bool => $least === $distance );
		$near  = array_slice( $near, 0, self::MOST_NEAR, true );
		return array_map( static fn ( string $word ): array => array( $word, self::NEAR ), array_intersect_key( $alike, $near ) );
	}

	/**
	 * Returns words of public posts that share groups of letters, those with most in common first.
	 *
	 * Whether a word is in a public post is asked for each word: with `EXISTS`, a database that knows little of the table
	 * yet may read all of it instead, which took seconds.
	 *
	 * @param string $text Folded text.
	 * @return array<int, string> Keyed by number.
	 */
	private static function alike( string $text ): array {
		global $wpdb;
		$grams = Trigrams::of( $text );
		if ( array() === $grams || ! self::has_letters( $text ) ) {
			return array();
		}
		$list  = implode( ',', $grams );
		$types = Index::types();
		$in    = implode( ',', array_fill( 0, max( 1, count( $types ) ), '%s' ) );
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT words.id, words.word FROM (
					SELECT word, COUNT(*) AS shared FROM %i WHERE gram IN ($list) AND length >= %d GROUP BY word HAVING COUNT(*) >= %d
					ORDER BY shared DESC, length, word LIMIT %d
				) AS alike JOIN %i AS words ON words.id = alike.word
				WHERE ( SELECT 1 FROM %i AS used JOIN %i AS shown ON shown.ID = used.object
					WHERE used.word = alike.word AND used.kind = %d AND shown.post_status = 'publish' AND shown.post_password = ''
					AND shown.post_type IN ($in) LIMIT 1 ) = 1
				ORDER BY alike.shared DESC, words.length, words.word",
				Tables::name( 'search_grams' ),
				max( 1, mb_strlen( $text ) - 2 ),
				max( 1, intdiv( count( $grams ), 4 ) ),
				self::MOST_ALIKE,
				Tables::name( 'search_words' ),
				Tables::name( 'search' ),
				$wpdb->posts,
				Postings::POST,
				...( array() === $types ? array( '' ) : $types )
			)
		);
		$words = array();
		foreach ( (array) $rows as $row ) {
			$words[ (int) $row->id ] = (string) $row->word;
		}
		return $words;
	}

	/**
	 * Returns whether a text is a word: numbers are found only as written.
	 *
	 * @param string $text Folded text.
	 */
	private static function has_letters( string $text ): bool {
		return 1 !== preg_match( '/\p{N}/u', $text ) && ! Words::is_unspaced( $text );
	}
}
