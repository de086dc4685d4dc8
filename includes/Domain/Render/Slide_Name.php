<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Names slides for screen readers: by the author, else by a heading, else by the picture. */
final class Slide_Name {
	/** Maximum number of words, and of characters for languages without spaces. */
	private const MOST_WORDS      = 12;
	private const MOST_CHARACTERS = 120;

	/**
	 * Returns the name of a slide as plain text; empty if nothing in it has one.
	 *
	 * @param string $html Content of the slide.
	 * @param string $own The author's name, or empty.
	 */
	public static function of( string $html, string $own = '' ): string {
		if ( '' !== trim( $own ) ) {
			return trim( $own );
		}
		$name = Heading::first( $html );
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( '' === $name && $tags->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			$name = trim( (string) $tags->get_attribute( 'alt' ) );
		}
		return $name;
	}

	/**
	 * Returns a slide's label: its number, and the first words of its name if it has one.
	 *
	 * @param int $index Index from 0.
	 * @param int $count Number of slides.
	 * @param string $name Plain text, or empty.
	 */
	public static function label( int $index, int $count, string $name ): string {
		$name = self::short( $name );
		return '' === $name
			/* translators: 1: slide number, 2: number of slides. */
			? sprintf( __( '%1$d of %2$d', 'frontage' ), $index + 1, $count )
			/* translators: 1: slide number, 2: number of slides, 3: its name. */
			: sprintf( __( '%1$d of %2$d: %3$s', 'frontage' ), $index + 1, $count, $name );
	}

	/**
	 * Returns the first words of a name.
	 *
	 * @param string $name Plain text.
	 */
	public static function short( string $name ): string {
		$words = preg_split( '/\s+/u', trim( $name ), self::MOST_WORDS + 1, PREG_SPLIT_NO_EMPTY );
		$words = false === $words ? array() : $words;
		$text  = implode( ' ', array_slice( $words, 0, self::MOST_WORDS ) );
		$short = mb_substr( $text, 0, self::MOST_CHARACTERS );
		return count( $words ) > self::MOST_WORDS || $short !== $text ? rtrim( $short, ' .,;:' ) . '…' : $text;
	}
}
