<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Domain\Search\Words;

defined( 'ABSPATH' ) || exit;

/** The groups of three letters of a word, as numbers. Groups that meet by chance only cost a comparison. */
final class Trigrams {
	/** Words that are shorter are found only as written. */
	public const SHORTEST = 3;

	private const SIZE = 3;

	/**
	 * Returns the groups of a word, with its beginning and end marked.
	 *
	 * @param string $word Folded word.
	 * @return list<int> Empty for short words and for scripts without spaces.
	 */
	public static function of( string $word ): array {
		$count = mb_strlen( $word );
		if ( $count < self::SHORTEST || Words::is_unspaced( $word ) ) {
			return array();
		}
		$letters = mb_str_split( "^$word$" );
		$grams   = array();
		for ( $at = 0; $at <= $count + 2 - self::SIZE; $at++ ) {
			$grams[ crc32( $letters[ $at ] . $letters[ $at + 1 ] . $letters[ $at + 2 ] ) ] = true;
		}
		return array_keys( $grams );
	}
}
