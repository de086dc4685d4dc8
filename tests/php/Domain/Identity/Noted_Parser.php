<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Identity;

use WP_Block_Parser;

/** WordPress's parser, which notes what it parses. */
final class Noted_Parser extends WP_Block_Parser {
	/** @var list<string> Markup with blocks of ours. */
	public static array $parsed = array();

	/**
	 * Parses markup.
	 *
	 * @param string $document Block markup.
	 * @return array<array-key, array<array-key, mixed>>
	 */
	public function parse( $document ) {
		if ( str_contains( $document, '<!-- wp:frontage/' ) ) {
			self::$parsed[] = $document;
		}
		return parent::parse( $document );
	}
}
