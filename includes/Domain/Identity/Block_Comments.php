<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Identity;

defined( 'ABSPATH' ) || exit;

/**
 * The comments with which blocks begin in block markup.
 *
 * Writes an attribute into one of them. Everything else stays as it is, byte for byte: `serialize_blocks()` would write the attributes
 * of all blocks again, and turn `{}` into `[]`.
 *
 * @phpstan-type Entry array{block: array<string, mixed>, parent: int, place: int}
 * @phpstan-type Comment array{name: string, at: int, json: string, end: int}
 */
final class Block_Comments {
	/** The pattern of WP_Block_Parser, for comments that begin a block. */
	private const BEGIN = '~<!--\s+wp:(?P<name>(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*)\s+'
		. '(?P<json>{(?:(?:[^}]+|}+(?=})|(?!}\s+/?-->).)*+)?}\s+)?(?P<void>/)?-->~s';

	/**
	 * All blocks in the order of their comments.
	 *
	 * @var list<Entry>
	 */
	public readonly array $entries;

	/** @var list<Comment> */
	private array $comments = array();

	/**
	 * What is written, from the last place to the first.
	 *
	 * @var array<int, array{int, string}> Length and text by offset.
	 */
	private array $edits = array();

	/**
	 * Reads block markup.
	 *
	 * @param string $markup Block markup.
	 */
	public function __construct( private readonly string $markup ) {
		$entries = array();
		self::flatten( parse_blocks( $markup ), -1, $entries );
		$this->comments = self::read( $markup );
		$names          = static fn ( array $entry ): string => (string) preg_replace( '~^core/~', '', $entry['block']['blockName'] );
		$this->entries  = array_map( $names, $entries ) === array_column( $this->comments, 'name' ) ? $entries : array();
	}

	/**
	 * Lists blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param int $parent Index of the block around them; -1 if there is none.
	 * @param list<Entry> $entries Those listed so far.
	 */
	private static function flatten( array $blocks, int $parent, array &$entries ): void {
		$places = array();
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( '' === $name ) {
				continue;
			}
			$places[ $name ] = ( $places[ $name ] ?? -1 ) + 1;
			$entries[]       = array(
				'block'  => $block,
				'parent' => $parent,
				'place'  => $places[ $name ],
			);
			self::flatten( $block['innerBlocks'], count( $entries ) - 1, $entries );
		}
	}

	/**
	 * Finds the comments.
	 *
	 * @param string $markup Block markup.
	 * @return list<Comment>
	 */
	private static function read( string $markup ): array {
		if ( false === preg_match_all( self::BEGIN, $markup, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER ) ) {
			return array();
		}
		return array_map(
			static function ( array $one ): array {
				$json = $one['json'] ?? array( '', -1 );
				$name = (int) $one['name'][1] + strlen( $one['name'][0] );
				return array(
					'name' => (string) preg_replace( '~^core/~', '', $one['name'][0] ),
					'at'   => -1 === $json[1] || '' === $json[0] ? $name : (int) $json[1],
					'json' => rtrim( $json[0] ),
					'end'  => (int) $one[0][1] + strlen( $one[0][0] ),
				);
			},
			$found
		);
	}

	/**
	 * Writes an attribute.
	 *
	 * @param int $index Index of the block.
	 * @param string $attribute
	 * @param string $value Letters, digits, hyphens and underscores.
	 */
	public function set( int $index, string $attribute, string $value ): void {
		$comment = $this->comments[ $index ];
		$json    = self::with( $comment['json'], $attribute, $value );

		$this->edits[ $comment['at'] ] = array( strlen( $comment['json'] ), '' === $comment['json'] ? " $json" : $json );
		if ( 'anchor' === $attribute ) {
			$this->set_id( $comment, $value );
		}
	}

	/**
	 * Writes an anchor into the element that is saved around the block, as the editor does.
	 *
	 * @param Comment $comment
	 * @param string $id The anchor.
	 */
	private function set_id( array $comment, string $id ): void {
		$class = 'wp-block-' . str_replace( '/', '-', $comment['name'] );
		if ( 1 === preg_match( "~\\G\\s*<(?:div|section)(?= class=\"{$class}[ \"])~", $this->markup, $found, 0, $comment['end'] ) ) {
			$this->edits[ $comment['end'] + strlen( $found[0] ) ] = array( 0, ' id="' . esc_attr( $id ) . '"' );
		}
	}

	/**
	 * Returns attributes with one more, or with another value of it.
	 *
	 * @param string $json As saved; empty for none.
	 * @param string $attribute
	 * @param string $value
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
		$new  = preg_replace( $pair, "\"$attribute\":\"$value\"", $json, 1 );
		return is_string( $new ) && json_decode( $new, true ) === array_replace( $saved, $own )
			? $new
			: serialize_block_attributes( array_replace( $saved, $own ) );
	}

	/** Returns the block markup with what was written. */
	public function markup(): string {
		$markup = $this->markup;
		krsort( $this->edits );
		foreach ( $this->edits as $at => list( $length, $text ) ) {
			$markup = substr_replace( $markup, $text, $at, $length );
		}
		return $markup;
	}
}
