<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\attributes;

defined( 'ABSPATH' ) || exit;

/**
 * The outermost tag of a rendered block, as extensions change it.
 *
 * Collects what is added and writes it once. Almost all blocks begin with a plain tag, whose attributes are read by one
 * pattern; WordPress's tag processor, which takes three times as long, reads all others.
 */
final class Outer_Tag {
	/** A tag at the very beginning with attributes in double quotes, without character references. */
	private const PLAIN = '~^\s*+<([a-z][a-z0-9-]*+)((?:\s++[a-z][a-z0-9-]*+="[^"&]*+")*+)\s*+>~';

	private const ATTRIBUTE = '~\s([a-z][a-z0-9-]*+)="([^"]*+)"~';

	private const SPACE = " \t\r\n\f\v";

	/** Characters that attributes encode; of all others, those of ASCII stay as they are. */
	private const ENCODED = "\0\"&<>'";

	/**
	 * Tag name in upper case, such as `DIV`.
	 *
	 * @var string
	 */
	public readonly string $name;

	/**
	 * Values by name, not encoded; only those that were changed.
	 *
	 * @var array<string, string>
	 */
	private array $changed = array();

	/**
	 * Creates the tag.
	 *
	 * @param string $html Rendered block.
	 * @param string $name Tag name.
	 * @param array<string, string> $attributes Attributes of a plain tag.
	 * @param int $end Offset of a plain tag's `>`.
	 * @param WP_HTML_Tag_Processor|null $processor Positioned at the tag, if it is not a plain one.
	 */
	private function __construct(
		private readonly string $html,
		string $name,
		private readonly array $attributes,
		private readonly int $end,
		private readonly ?WP_HTML_Tag_Processor $processor = null
	) {
		$this->name = strtoupper( $name );
	}

	/**
	 * Finds the outermost tag.
	 *
	 * @param string $html Rendered block.
	 * @return self|null Null if there is no tag.
	 */
	public static function of( string $html ): ?self {
		if ( 1 === preg_match( self::PLAIN, $html, $tag ) ) {
			$count      = preg_match_all( self::ATTRIBUTE, $tag[2], $found );
			$attributes = array_combine( $found[1], $found[2] );
			if ( count( $attributes ) === $count ) {
				return new self( $html, $tag[1], $attributes, strlen( $tag[0] ) - 1 );
			}
		}
		$processor = new WP_HTML_Tag_Processor( $html );
		return $processor->next_tag() ? new self( $html, (string) $processor->get_tag(), array(), 0, $processor ) : null;
	}

	/**
	 * Returns the value of an attribute.
	 *
	 * @param string $name Attribute in lower case.
	 * @return string|null Null if the tag does not have it, or without a value.
	 */
	public function get( string $name ): ?string {
		$value = $this->changed[ $name ] ?? $this->attributes[ $name ] ?? $this->processor?->get_attribute( $name );
		return is_string( $value ) ? $value : null;
	}

	/**
	 * Sets an attribute.
	 *
	 * @param string $name Attribute in lower case, from code.
	 * @param string $value Not encoded.
	 */
	public function set( string $name, string $value ): void {
		$this->changed[ $name ] = $value;
	}

	/**
	 * Adds a class.
	 *
	 * @param string $added Class, from code or validated.
	 */
	public function add_class( string $added ): void {
		$classes = trim( $this->get( 'class' ) ?? '' );
		if ( ! str_contains( " $classes ", " $added " ) ) {
			$this->changed['class'] = ltrim( "$classes $added" );
		}
	}

	/**
	 * Adds declarations behind those that the tag has.
	 *
	 * @param string $declarations Such as `--a:1;--b:2`, from code or validated values.
	 */
	public function add_style( string $declarations ): void {
		if ( '' !== $declarations ) {
			$before                 = rtrim( $this->get( 'style' ) ?? '', '; ' );
			$this->changed['style'] = ( '' === $before ? '' : "$before;" ) . $declarations;
		}
	}

	/** Returns the block with the changed tag. */
	public function html(): string {
		if ( array() === $this->changed ) {
			return $this->html;
		}
		if ( null !== $this->processor ) {
			foreach ( $this->changed as $name => $value ) {
				$this->processor->set_attribute( $name, $value );
			}
			return $this->processor->get_updated_html();
		}
		$html = substr( $this->html, 0, strspn( $this->html, self::SPACE ) ) . '<' . strtolower( $this->name );
		foreach ( array_diff_key( $this->changed, $this->attributes ) as $name => $value ) {
			$html .= self::written( $name, $value );
		}
		foreach ( $this->attributes as $name => $value ) {
			$html .= isset( $this->changed[ $name ] ) ? self::written( $name, $this->changed[ $name ] ) : " $name=\"$value\"";
		}
		return $html . substr( $this->html, $this->end );
	}

	/**
	 * Returns an attribute. Classes and declarations almost always consist of characters that need no encoding.
	 *
	 * @param string $name Attribute in lower case.
	 * @param string $value Not encoded.
	 */
	private static function written( string $name, string $value ): string {
		$is_simple = ( 'class' === $name || 'style' === $name )
			&& strlen( $value ) === strcspn( $value, self::ENCODED )
			&& mb_check_encoding( $value, 'ASCII' );
		return $is_simple ? " $name=\"$value\"" : attributes( array( $name => $value ) );
	}
}
