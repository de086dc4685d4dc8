<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block_Parser;

defined( 'ABSPATH' ) || exit;

/**
 * The parser of excerpts: what it returns has no hidden blocks.
 *
 * WordPress makes excerpts of the blocks in groups and columns without rendering these, so nothing else asks about them.
 */
final class Shown_Parser {
	/** WordPress's function that makes excerpts of blocks. */
	private const CALLER = 'excerpt_remove_blocks';

	/** Maximum number of calls between that function and the parser. */
	private const DEEPEST = 8;

	/**
	 * Class of the parser that would parse otherwise.
	 *
	 * @var string
	 */
	private static string $other = WP_Block_Parser::class;

	/** Makes the next call of the parser one of this. */
	public static function enqueue_once(): void {
		add_filter( 'block_parser_class', array( self::class, 'replace' ), PHP_INT_MAX );
	}

	/**
	 * Returns this class instead of another parser.
	 *
	 * @param mixed $other Name of its class.
	 */
	public static function replace( mixed $other ): mixed {
		remove_filter( 'block_parser_class', array( self::class, 'replace' ), PHP_INT_MAX );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- What is saved later in the request must be parsed whole.
		$callers = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEEPEST ), 'function' );
		if ( ! is_string( $other ) || ! in_array( self::CALLER, $callers, true ) ) {
			return $other;
		}
		self::$other = $other;
		return self::class;
	}

	/**
	 * Parses markup.
	 *
	 * @param string $markup Block markup.
	 * @return array<array-key, array<string, mixed>>
	 */
	public function parse( $markup ) {
		$parser = new self::$other();
		$blocks = $parser instanceof self || ! method_exists( $parser, 'parse' ) ? array() : $parser->parse( $markup );
		return Shown_Blocks::may_hide( (string) $markup ) ? Shown_Blocks::among( $blocks ) : $blocks;
	}
}
