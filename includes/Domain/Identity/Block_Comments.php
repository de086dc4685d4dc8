<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Frontage\Domain\Blocks\Block_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * The comments with which blocks begin in block markup.
 *
 * Writes an attribute into one of them. Everything else stays as it is, byte for byte: `serialize_blocks()` would write the attributes
 * of all blocks again, and turn `{}` into `[]`.
 *
 * @phpstan-type Entry array{block: array<string, mixed>, parent: int, place: int}
 * @phpstan-import-type Token from Block_Tokens
 */
final class Block_Comments {
	/**
	 * All blocks in the order of their comments.
	 *
	 * @var list<Entry>
	 */
	public readonly array $entries;

	/** @var list<Token> */
	private array $comments = array();

	/**
	 * What is written, from the last place to the first.
	 *
	 * @var array<int, array{int, string}> Length and text by offset.
	 */
	private array $edits = array();

	/**
	 * Reads block markup. Ends that are missing are assumed: WordPress lists such blocks in another order.
	 *
	 * @param string $markup Block markup.
	 */
	public function __construct( private readonly string $markup ) {
		$entries        = array();
		$this->comments = Block_Tokens::in( $markup );
		$missing        = count( array_keys( array_column( $this->comments, 'closer' ), '', true ) );
		self::flatten( parse_blocks( $markup . str_repeat( '<!-- /wp:none -->', $missing ) ), -1, $entries );
		$short         = static fn ( array $names ): array => array_map( Block_Tokens::short( ... ), $names );
		$names         = array_column( array_column( $entries, 'block' ), 'blockName' );
		$this->entries = $short( $names ) === $short( array_column( $this->comments, 'name' ) ) ? $entries : array();
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
	 * @param Token $comment
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
