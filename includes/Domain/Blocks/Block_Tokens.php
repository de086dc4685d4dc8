<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The comments around blocks in block markup, as they stand there.
 *
 * For what changes one block of a text: `serialize_blocks()` would write the attributes of all blocks again, turn `{}` into `[]`,
 * and lose those that are no JSON.
 *
 * @phpstan-type Token array{name: string, at: int, json: string, text: string, closer: string|null}
 */
final class Block_Tokens {
	/** Key of the comment in a parsed block. WordPress reads only its own keys. */
	private const KEY = 'frontageToken';

	/** The pattern of WP_Block_Parser. */
	private const TOKEN = '~<!--\s+(?P<closer>/)?wp:(?P<name>(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*)\s+'
		. '(?P<json>{(?:(?:[^}]+|}+(?=})|(?!}\s+/?-->).)*+)?}\s+)?(?P<void>/)?-->~s';

	/**
	 * The markup that was parsed last, and its blocks: a save has the same content looked at more than once.
	 *
	 * @var array{string, array<array-key, array<string, mixed>>}|null
	 */
	private static ?array $last = null;

	/**
	 * Returns whether a text is block markup, and not data of another plugin in which markup stands: that would break.
	 *
	 * @param string $text Content of a post.
	 */
	public static function is_markup( string $text ): bool {
		return ! is_serialized( $text ) && ( 1 !== preg_match( '/\A\s*[{\["]/', $text ) || null === json_decode( $text ) );
	}

	/**
	 * Finds the comments with which blocks begin, in their order.
	 *
	 * @param string $markup Block markup.
	 * @return list<Token> `at` is where attributes begin in `text`. `closer` is null without content, and empty if nothing ends a block.
	 */
	private static function in( string $markup ): array {
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
		$at   = '' === $json ? $one['name'][1] + strlen( $name ) : $one['json'][1];
		return array(
			'name'   => $name,
			'at'     => $at - $one[0][1],
			'json'   => rtrim( $json ),
			'text'   => $text,
			'closer' => null === $one['void'][0] ? '' : null,
		);
	}

	/**
	 * Returns the name of a block as comments have it.
	 *
	 * @param string $name Name, with or without the namespace of WordPress.
	 */
	private static function short( string $name ): string {
		return str_starts_with( $name, 'core/' ) ? substr( $name, 5 ) : $name;
	}

	/**
	 * Parses markup into blocks that know their comments. Ends that are missing are assumed: WordPress lists such blocks in another order.
	 *
	 * @param string $markup Block markup.
	 * @return array<array-key, array<string, mixed>>|null Null if the blocks are not those of the comments, as with another parser.
	 */
	public static function parse( string $markup ): ?array {
		if ( null === self::$last || self::$last[0] !== $markup ) {
			$tokens  = self::in( $markup );
			$missing = count( array_keys( array_column( $tokens, 'closer' ), '', true ) );
			$at      = 0;
			$blocks  = self::marked( parse_blocks( $markup . str_repeat( '<!-- /wp:none -->', $missing ) ), $tokens, $at );
			if ( count( $tokens ) !== $at || self::text( $blocks ) !== $markup ) {
				return null;
			}
			self::keep( $markup, $blocks );
		}
		return self::$last[1] ?? null;
	}

	/**
	 * Keeps blocks for what parses the same markup next.
	 *
	 * @param string $markup Block markup.
	 * @param array<array-key, array<string, mixed>> $blocks What `parse()` would return for it.
	 */
	public static function keep( string $markup, array $blocks ): void {
		self::$last = array( $markup, $blocks );
	}

	/**
	 * Returns whether the end of a block is in the markup.
	 *
	 * @param array<string, mixed> $block What `parse()` returned.
	 */
	public static function is_ended( array $block ): bool {
		return '' !== ( $block[ self::KEY ]['closer'] ?? null );
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
	 * Writes an attribute of a block into its comment. Everything else stays there as it is.
	 *
	 * @param array<string, mixed> $block What `parse()` returned.
	 * @param string $attribute
	 * @param string $value Letters, digits, hyphens and underscores.
	 * @return array<string, mixed>
	 */
	public static function set( array $block, string $attribute, string $value ): array {
		list( 'json' => $was, 'text' => $text, 'at' => $at ) = $block[ self::KEY ];

		$json  = self::with( $was, $attribute, $value );
		$text  = substr_replace( $text, '' === $was ? " $json" : $json, $at, strlen( $was ) );
		$at   += '' === $was ? 1 : 0;
		$token = compact( 'at', 'json', 'text' ) + $block[ self::KEY ];
		return array(
			'attrs'   => json_decode( $json, true ),
			self::KEY => $token,
		) + $block;
	}

	/**
	 * Returns attributes with one more, or with another value of it.
	 *
	 * @param string $json As saved; empty for none.
	 */
	private static function with( string $json, string $attribute, string $value ): string {
		$own   = array( $attribute => $value );
		$saved = '' === $json ? array() : json_decode( $json, true );
		if ( ! is_array( $saved ) || array() === $saved ) {
			// What is no JSON stays: a person may still mend it.
			return null === $saved ? $json : serialize_block_attributes( $own );
		}
		$before = $saved[ $attribute ] ?? null;
		if ( null === $before && ! array_key_exists( $attribute, $saved ) ) {
			return rtrim( serialize_block_attributes( $own ), '}' ) . ',' . ltrim( substr( $json, 1 ) );
		}
		$pair = '~"' . $attribute . '"\s*:\s*' . preg_quote( (string) wp_json_encode( $before ), '~' ) . '~';
		preg_match_all( $pair, $json, $found, PREG_OFFSET_CAPTURE );
		foreach ( $found[0] as list( $text, $at ) ) {
			// The same may stand in another attribute.
			$new = substr_replace( $json, "\"$attribute\":\"$value\"", $at, strlen( $text ) );
			if ( json_decode( $new, true ) === array_replace( $saved, $own ) ) {
				return $new;
			}
		}
		return serialize_block_attributes( array_replace( $saved, $own ) );
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
