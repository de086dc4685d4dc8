<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Migration 10: the search index. */
final class Search_Tables {
	/**
	 * Adds what is in which words, the words, their groups of three letters, and what is indexed.
	 *
	 * @param Closure(string, string): void $create Creates a table from its name without prefixes, and its columns and keys.
	 */
	public static function add( Closure $create ): void {
		$create(
			'search',
			'word bigint NOT NULL, kind tinyint NOT NULL, object bigint NOT NULL, weight tinyint NOT NULL, '
				. 'PRIMARY KEY (word, kind, object), KEY object (kind, object)'
		);
		$create(
			'search_words',
			'id bigint NOT NULL AUTO_INCREMENT, word varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL, '
				. 'length tinyint NOT NULL, PRIMARY KEY (id), UNIQUE KEY word (word)'
		);
		$create(
			'search_grams',
			'gram bigint NOT NULL, length tinyint NOT NULL, word bigint NOT NULL, PRIMARY KEY (gram, length, word)'
		);
		$create(
			'search_docs',
			'kind tinyint NOT NULL, object bigint NOT NULL, content char(32) NOT NULL, stale tinyint NOT NULL DEFAULT 0, '
				. 'PRIMARY KEY (kind, object), KEY stale (stale)'
		);
	}
}
