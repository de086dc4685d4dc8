<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The comments around blocks in block markup, as they stand there.
 *
 * For what changes one block of a text: `serialize_blocks()` would write the attributes of all blocks again, turn `{}` into `[]`,
 * and lose those that are no JSON.
 *
 * @phpstan-type Token array{name: string, at: int, json: string, start: int, end: int, text: string, closer: string|null}
 */
final class Block_Tokens {
	/** Key of the comment in a parsed block. WordPress reads only its own keys. */
	private const KEY = 'frontageToken';

	/** The pattern of WP_Block_Parser. */
	private const TOKEN = '~<!--\s+(?P<closer>/)?wp:(?P<name>(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*)\s+'
		. '(?P<json>{(?:(?:[^}]+|}+(?=})|(?!}\s+/?-->).)*+)?}\s+)?(?P<void>/)?-->~s';

	/**
	 * Returns whether a text is block markup, and not data of another plugin in which markup stands: that would break.
	 *
	 * @param string $text Content of a post.
	 */
	public static function is_markup( string $text ): bool {
		return ! is_serialized( $text ) && ( 1 !== preg_match( '/\A\s*[{\[]/', $text ) || null === json_decode( $text ) );
	}

	/**
	 * Finds the comments with which blocks begin, in their order.
	 *
	 * @param string $markup Block markup.
	 * @return list<Token> `closer` is null for blocks without content, and empty for those that nothing ends.
	 */
	public static function in( string $markup ): array {
		$tokens = array();
		$open   = array();
		preg_match_all( self::TOKEN, $markup, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
		foreach ( $found as $one ) {
			$is_void = null !== $one['void'][0];
			if ( null === $one['closer'][0] || $is_void ) {
				$open     = $is_void ? $open : array( ...$open, count( $tokens ) );
				$tokens[] = self::token( $one );
			} elseif ( array() === $open ) {
				break; // What follows the end of no block is no block for WordPress.
			} else {
				$at     = (int) array_pop( $open );
				$tokens = array_replace( $tokens, array( $at => array( 'closer' => (string) $one[0][0] ) + $tokens[ $at ] ) );
			}
		}
		return array_values( $tokens );
	}

	/**
	 * Describes a match.
	 *
	 * @param array<array-key, array{string|null, int}> $one
	 * @return Token
	 */
	private static function token( array $one ): array {
		$name = (string) $one['name'][0];
		$json = (string) $one['json'][0];
		$text = (string) $one[0][0];
		return array(
			'name'   => $name,
			'at'     => '' === $json ? $one['name'][1] + strlen( $name ) : $one['json'][1],
			'json'   => rtrim( $json ),
			'start'  => $one[0][1],
			'end'    => $one[0][1] + strlen( $text ),
			'text'   => $text,
			'closer' => null === $one['void'][0] ? '' : null,
		);
	}

	/**
	 * Returns the name of a block as comments have it.
	 *
	 * @param string $name Name, with or without the namespace of WordPress.
	 */
	public static function short( string $name ): string {
		return str_starts_with( $name, 'core/' ) ? substr( $name, 5 ) : $name;
	}

	/**
	 * Parses markup into blocks that know their comments.
	 *
	 * @param string $markup Block markup.
	 * @return array<array-key, array<string, mixed>>|null Null if the blocks are not those of the comments, as with missing ends.
	 */
	public static function parse( string $markup ): ?array {
		$tokens = self::in( $markup );
		$at     = 0;
		$blocks = self::marked( parse_blocks( $markup ), $tokens, $at );
		return count( $tokens ) === $at ? $blocks : null;
	}

	/**
	 * Notes the comments of blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param list<Token> $tokens
	 * @param int $at Index of the next comment; -1 once one is of another block.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function marked( array $blocks, array $tokens, int &$at ): array {
		foreach ( $blocks as &$block ) {
			$name = (string) $block['blockName'];
			if ( '' === $name ) {
				continue;
			}
			$token = $tokens[ $at ] ?? null;
			$at    = null !== $token && self::short( $token['name'] ) === self::short( $name ) ? $at + 1 : -1;

			$block[ self::KEY ]   = $token;
			$block['innerBlocks'] = self::marked( $block['innerBlocks'], $tokens, $at );
		}
		return $blocks;
	}

	/**
	 * Writes blocks. The comments of those that know theirs stay byte for byte, unless the attributes are others.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 */
	public static function text( array $blocks ): string {
		$text = '';
		foreach ( $blocks as $block ) {
			$html  = '';
			$inner = 0;
			foreach ( $block['innerContent'] as $part ) {
				$html .= $part ?? self::text( array( $block['innerBlocks'][ $inner++ ] ) );
			}
			$name  = (string) $block['blockName'];
			$token = $block[ self::KEY ] ?? null;
			$text .= match ( true ) {
				'' === $name     => $html,
				null !== $token  => self::around( $token, $block['attrs'] ?? null, $html ),
				default          => get_comment_delimited_block_content( $name, $block['attrs'] ?? array(), $html ),
			};
		}
		return $text;
	}

	/**
	 * Puts the comments around the content of a block.
	 *
	 * @param Token $token
	 * @param mixed $attributes Attributes that it has now.
	 * @param string $html Its content.
	 */
	private static function around( array $token, mixed $attributes, string $html ): string {
		$is_void = '' === $html && null === $token['closer'];
		$saved   = '' === $token['json'] ? array() : json_decode( $token['json'], true );
		$json    = is_array( $attributes ) && array() !== $attributes ? serialize_block_attributes( $attributes ) . ' ' : '';
		$begin   = $attributes === $saved
			? (string) preg_replace( '~/?-->\z~', '', $token['text'] )
			: "<!-- wp:{$token['name']} $json";
		return $is_void ? "$begin/-->" : "$begin-->$html" . ( $token['closer'] ?? "<!-- /wp:{$token['name']} -->" );
	}
}
